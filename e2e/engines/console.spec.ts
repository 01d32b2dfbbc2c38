import assert from "node:assert/strict";
import { expect } from "playwright/test";
import { eventually } from "./eventually.ts";
import { journey } from "./fixtures.ts";

/** What is planted in the page, and what its engine then complains about. */
const plants: [expression: string, complaint: RegExp][] = [
  ["console.error('planted error')", /planted error/],
  ["console.warn('planted warning')", /planted warning/],
  ["void setTimeout(() => { throw new Error('planted throw') })", /planted throw/],
  ["void Promise.reject(new Error('planted rejection'))", /planted rejection/],
  ["fetch('/api/planted').then(() => true)", /404.*\/api\/planted|\/api\/planted.*404/],
  [
    "void Object.assign(new Image(), { src: '/images/planted.webp' })",
    /404.*planted\.webp|planted\.webp.*404/,
  ],
  ["fetch('http://127.0.0.1:9/planted', { mode: 'no-cors' }).catch(() => true)", /127\.0\.0\.1:9|policy/i],
];

journey(
  "whatever an engine complains about is heard",
  async ({ visitor: { engine }, mainShop }) => {
    await engine.goTo(`${mainShop.url}/cgv`);
    expect(engine.complaints()).toEqual([]);
    for (const [expression, complaint] of plants) {
      await engine.evaluate(expression);
      await eventually(async () => {
        const heard = engine.complaints();
        assert.ok(
          heard.some((line) => complaint.test(line)),
          `${expression}: not heard among ${heard.join("\n")}`,
        );
      });
    }
  },
  { mayComplain: true },
);
