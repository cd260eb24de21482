"""Nothing outside of a project is read, unless `--allow-outside` says so."""

import json
import os
import shutil

from trial import LIST, SECRET, contents


def commands(project, output):
    """Every command that reads a project, and the file or folder that it writes."""
    tap = ["--from", "list", "--tap", "card"]
    screen = project / "screens/list.json"
    alone = ["--project", project, screen]
    return [
        ["check", project], ["check", *alone], ["build", project, "-o", output],
        ["build", project, "--artefact", output], ["build", project, "--swift", f"{output}.swift"],
        ["tree", *alone], ["layout", *alone], ["layout", *alone, "--format", "svg"],
        ["layout", *alone, "--format", "svg", "--pictures", "link"],
        ["layout", *alone, "--format", "json"], ["snapshot", *alone, "--tap", "card"],
        ["frames", project, *tap], ["frames", project, *tap, "--format", "svg"],
        ["frames", project, *tap, "--format", "lottie"], ["navigate", project], ["links", project],
        ["preview", project, "-o", output], ["preview", project, "-o", output, "--pictures", "link"],
        ["compile", "--project", project, "/dev/null"],
    ]


def whole(trial, project):
    """A folder beside the project that has all that one may want from it."""
    other = project.parent / "other"
    other.mkdir()
    for place in ["screens", "components", "assets", "fonts"]:
        shutil.copytree(project / place, other / place)
    (other / "assets/secret.png").write_bytes(SECRET)
    return other


def outputs(*paths):
    texts = []
    for path in paths:
        if path.is_dir():
            texts += contents(path).values()
        elif path.exists():
            texts.append(path.read_bytes())
    return texts


def remove(*paths):
    for path in paths:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)


def refused_everywhere(trial, project, place, every=True, screens=False):
    """All commands refuse the project with a diagnostic, write nothing and tell nothing."""
    for number, words in enumerate(commands(project, project.parent / "made")):
        # `check` of a file tells of that file alone, and where one screen is asked for, nobody looks for more.
        if words[:2] == ["check", "--project"] or (
                screens and words[0] in ["tree", "layout", "snapshot"]):
            continue
        run = trial.told(trial.run(*words), "outside-project", place)
        made = [project.parent / name for name in ["made", "made.swift"]]
        trial.case(not any(path.exists() for path in made), f"something is written: {run}")
        trial.is_secret(run.output, run.errors.encode())
        if not every and number > 3:
            break


def allowed_everywhere(trial, project):
    for words in commands(project, project.parent / "made"):
        # The screen that is asked for is not one of those elsewhere, and has the id of one.
        if words[:2] == ["check", "--project"]:
            continue
        run = trial.run(*words, "--allow-outside")
        trial.case("outside-project" not in run.errors and run.status == 0, f"it is allowed: {run}")
        remove(project.parent / "made", project.parent / "made.swift")


def check_manifest(trial):
    """Names that are absolute, or climb out by "..": told at their places."""
    for key in ["screens", "components", "assets", "file"]:
        project = trial.new()
        other = whole(trial, project)
        inside = {"file": "fonts/brand.ttf"}.get(key, key)
        # A name that climbs out and comes back depends on where the project lies.
        for way in [f"../other/{inside}", f"../project/{inside}", f"{other}/{inside}",
                    f"{project}/{inside}", f"./{inside}/../../../other/{inside}".replace(
                        "brand.ttf/../", "../" if key == "file" else "brand.ttf/../")]:
            if key == "file":
                change = {"fonts": [{"family": "Brand", "file": way}]}
            else:
                change = {key: way if key == "assets" else [way]}
            manifest = json.loads((project / "segue.json").read_text())
            trial.write(project / "segue.json", {**manifest, **change})
            refused_everywhere(trial, project, "segue.json:1:", every=way.startswith("../other"))
            if way.startswith("../other"):
                allowed_everywhere(trial, project)
            trial.write(project / "segue.json", manifest)
    # What climbs and stays inside is fine.
    trial.fine(trial.run("check", trial.new(assets="screens/../assets", screens=["./screens/."])))


def check_links(trial):
    """Links that lead out, told at the folder's name or at the start of the manifest."""
    for place in ["screens", "components", "assets"]:
        for names in [True, False]:
            project = trial.new(**(
                {place: place if place == "assets" else [place]} if names else {}))
            other = whole(trial, project)
            shutil.rmtree(project / place)
            (project / place).symlink_to(other / place)
            refused_everywhere(trial, project, "segue.json:1:", every=names)
            allowed_everywhere(trial, project)
    for place, name in [
            ("screens", "list.json"), ("components", "caption.json"), ("assets", "shoe.png")]:
        for target in ["absolute", "relative", "twice", "folder", "unused"]:
            project = trial.new()
            other = whole(trial, project)
            file = project / place / name
            if target == "folder":
                (project / place / "more").symlink_to(other / place)
            elif target == "unused":
                (project / place / f"more-{name}").symlink_to(other / place / name)
                if place == "screens":
                    trial.write(other / place / name, {"screen": "more", "root": {"type": "layout"}})
                if place == "components":
                    trial.write(
                        other / place / name, {"component": "more", "body": {"type": "layout"}})
            else:
                file.unlink()
                if target == "absolute":
                    file.symlink_to(other / place / name)
                elif target == "relative":
                    file.symlink_to(f"../../other/{place}/{name}")
                else:
                    (project / "way").symlink_to(other)
                    file.symlink_to(f"../way/{place}/{name}")
            refused_everywhere(trial, project, "segue.json:1:", every=target == "absolute",
                               screens=place == "screens")
            allowed_everywhere(trial, project)
    for link in ["fonts/brand.ttf", "fonts"]:
        project = trial.new(fonts=[{"family": "Brand", "file": "fonts/brand.ttf"}])
        other = whole(trial, project)
        if link == "fonts":
            shutil.rmtree(project / "fonts")
        else:
            (project / link).unlink()
        (project / link).symlink_to(other / link)
        refused_everywhere(trial, project, "segue.json:1:", every=link == "fonts")
        allowed_everywhere(trial, project)
    # The manifest itself is refused in a line, for nothing of it may be shown.
    project = trial.new()
    other = whole(trial, project)
    os.rename(project / "segue.json", other / "segue.json")
    (project / "segue.json").symlink_to(other / "segue.json")
    for words in commands(project, project.parent / "made"):
        trial.refused(trial.run(*words), "segue.json", "--allow-outside")
    allowed_everywhere(trial, project)


def check_inside(trial):
    """Links within the project, and a project that is itself reached by a link, are fine."""
    project = trial.new(fonts=[{"family": "Brand", "file": "fonts/linked.ttf"}])
    shutil.move(project / "assets", project / "pictures")
    (project / "assets").symlink_to("pictures")
    (project / "fonts/linked.ttf").symlink_to(project / "fonts/brand.ttf")
    (project / "assets/again.png").symlink_to("../assets/shoe.png")
    (project / "screens/up").symlink_to("..")
    way = project.parent / "way"
    way.symlink_to(project.parent)
    (project.parent / "short").symlink_to("project")
    for path in [project, way / "project", project.parent / "short", way / "short/segue.json"]:
        trial.fine(trial.run("check", path))
        trial.fine(trial.run("layout", "screens/list.json",
                             cwd=path.parent if path.is_file() else path))
    outputs = []
    for path in [project, way / "short"]:
        trial.fine(trial.run("build", path, "-o", project.parent / "made", "--files", "--no-memory"))
        outputs.append(contents(project.parent / "made"))
    trial.case(outputs[0] == outputs[1], "the way to a project changes its bytes")


def check_pictures(trial):
    """Sources that leave the folder of assets: told where they stand, and embedded nowhere."""
    outside, missing = "outside-project", "missing-asset"
    for source, code, code_where_allowed in [
            ("../secret.png", outside, outside),
            ("../../other/assets/secret.png", outside, outside),
            ("{other}/assets/secret.png", outside, outside),
            ("./../../other/assets/secret.png", outside, outside),
            ("a/../../../other/assets/secret.png", outside, outside),
            # A link to a file may be allowed; links to folders are never followed.
            ("link.png", outside, None), ("./link.png", missing, missing),
            ("more/secret.png", outside, missing), ("more/../shoe.png", outside, missing),
            # The system reads a name up to its null character.
            ("link.png\0.png", missing, missing), ("a\0/../../secret.png", outside, outside)]:
        project = trial.new()
        other = whole(trial, project)
        (project / "secret.png").write_bytes(SECRET)
        (project / "assets/a").mkdir()
        if "link" in source:
            (project / "assets/link.png").symlink_to(other / "assets/secret.png")
        if "more" in source:
            (project / "assets/more").symlink_to(other / "assets")
        screen = json.loads(json.dumps(LIST))
        screen["root"]["children"][0]["children"][0] = {
            "type": "image", "id": "shoe", "hero": "shoe", "source": source.format(other=other)}
        trial.write(project / "screens/list.json", screen)
        for options, code in [([], code), (["--allow-outside"], code_where_allowed)]:
            for words in commands(project, project.parent / "made"):
                run = trial.run(*words, *options)
                looks = words[0] not in ["tree", "compile", "snapshot", "navigate", "links"]
                if looks and code:
                    trial.told(run, code, "list.json:1:")
                elif looks:
                    trial.fine(run)
                made = project.parent / "made"
                if code:
                    trial.is_secret(run.output, run.errors.encode(), *outputs(made))
                remove(made)
        # A screen of a request is compiled beside the project.
        request = project.parent / "requests.jsonl"
        request.write_text(json.dumps({"screen": screen, "id": 1}) + "\n")
        trial.is_secret(trial.run("compile", "--project", project, request).output)


PARTS = {
    "names in the manifest": check_manifest, "links that lead out": check_links,
    "links that stay inside": check_inside, "sources of pictures": check_pictures,
}
