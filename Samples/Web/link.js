// Links, as the addresses of a site.

/** The path and the query of a link: `/outfits/3` for `shop://outfits/3`. */
export function pathOf(url) {
  if (/^https?:/i.test(url)) {
    const { pathname, search } = new URL(url);
    return pathname + search;
  }
  return `/${url.replace(/^[^:]*:\/*/, "")}`;
}
