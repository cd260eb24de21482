// An engine in a thread of its own. A message is a question of answers.js, and its answer has the same number.

import { Answers } from "/answers.js";
import { load } from "/segue.js";

const answers = new Answers(load(fetch("/segue.wasm")));

onmessage = async ({ data: { number, ...question } }) => {
  try {
    postMessage({ number, answer: await answers.answer(question) });
  } catch ({ message }) {
    postMessage({ number, error: message, hasEnded: message.startsWith("the engine has ended") });
  }
};
