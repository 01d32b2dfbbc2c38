import { atom, createStore } from "jotai";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../src/api/apiError.ts";
import { mapQuery, queryAtom, queryFamily } from "../../src/state/query.ts";

interface Load {
  params: string;
  signal: AbortSignal;
  resolve: (data: string) => void;
  reject: (error: unknown) => void;
}

function setUp(staleAfter?: number) {
  const loads: Load[] = [];
  const store = createStore();
  const paramsAtom = atom("a");
  const query = queryAtom({
    params: (get) => get(paramsAtom),
    load: (params: string, { signal }) =>
      new Promise<string>((resolve, reject) => loads.push({ params, signal, resolve, reject })),
    ...(staleAfter === undefined ? {} : { staleAfter }),
  });
  const last = () => loads.at(-1) as Load;
  return { loads, last, store, paramsAtom, query };
}
const settle = () => new Promise((done) => setTimeout(done));
const data = (value: string) => ({ status: "data", data: value, refreshing: false, refreshError: null });

test("loads on first read, once for all readers and through a double mount", async () => {
  const { loads, last, store, query } = setUp();
  expect(store.get(query)).toEqual({ status: "loading" });
  const leave = store.sub(query, () => undefined);
  leave();
  store.sub(query, () => undefined);
  store.sub(query, () => undefined);
  expect(loads).toHaveLength(1);
  last().resolve("one");
  await settle();
  expect(store.get(query)).toEqual(data("one"));
  expect(loads).toHaveLength(1);
});

test("tells its readers when the data come", async () => {
  const { last, store, query } = setUp();
  const told = vi.fn();
  store.sub(query, told);
  last().resolve("one");
  await settle();
  expect(told).toHaveBeenCalled();
});

test("other parameters: loading again, the stale load aborted and never shown", async () => {
  const { loads, last, store, paramsAtom, query } = setUp();
  store.sub(query, () => undefined);
  const first = last();
  store.set(paramsAtom, "b");
  expect(first.signal.aborted).toBe(true);
  expect(loads.map(({ params }) => params)).toEqual(["a", "b"]);
  first.resolve("old");
  await settle();
  expect(store.get(query)).toEqual({ status: "loading" });
  last().resolve("new");
  await settle();
  expect(store.get(query)).toEqual(data("new"));
});

test("a refresh keeps what is there until the new has come, and resolves then", async () => {
  const { last, store, query } = setUp();
  store.sub(query, () => undefined);
  last().resolve("one");
  await settle();
  const refreshed = store.set(query);
  expect(store.get(query)).toEqual({ ...data("one"), refreshing: true });
  last().resolve("two");
  await refreshed;
  await settle();
  expect(store.get(query)).toEqual(data("two"));
});

test("a failed first load is an error; a failed refresh keeps the data beside it", async () => {
  const { last, store, query } = setUp();
  store.sub(query, () => undefined);
  const offline = new ApiError("NETWORK");
  last().reject(offline);
  await settle();
  expect(store.get(query)).toEqual({ status: "error", error: offline });
  void store.set(query);
  expect(store.get(query)).toEqual({ status: "loading" });
  last().resolve("one");
  await settle();
  void store.set(query);
  last().reject(offline);
  await settle();
  expect(store.get(query)).toEqual({ ...data("one"), refreshError: offline });
});

test("the data of other parameters never stand in for a failed load", async () => {
  const { last, store, paramsAtom, query } = setUp();
  store.sub(query, () => undefined);
  last().resolve("one");
  await settle();
  store.set(paramsAtom, "b");
  last().reject(new ApiError("NOT_FOUND"));
  await settle();
  expect(store.get(query)).toMatchObject({ status: "error" });
});

test("whatever was thrown becomes an ApiError", async () => {
  const store = createStore();
  const query = queryAtom({
    params: () => null,
    load: (): Promise<string> => {
      throw new TypeError("broken");
    },
  });
  store.sub(query, () => undefined);
  await settle();
  const state = store.get(query);
  expect(state.status === "error" && state.error).toBeInstanceOf(ApiError);
});

test("shown again after a while it looks afresh, shown again at once it does not", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { loads, last, store, query } = setUp(60_000);
    const leave = store.sub(query, () => undefined);
    last().resolve("one");
    await settle();
    leave();
    store.sub(query, () => undefined)();
    expect(loads).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    store.sub(query, () => undefined);
    expect(loads).toHaveLength(2);
    expect(store.get(query)).toEqual({ ...data("one"), refreshing: true });
  } finally {
    vi.useRealTimers();
  }
});

test("a family gives one query a value", async () => {
  const load = vi.fn(async ({ offset }: { offset: number }) => `page ${offset}`);
  const page = queryFamily(load);
  expect(page({ offset: 0 })).toBe(page({ offset: 0 }));
  const store = createStore();
  store.sub(page({ offset: 0 }), () => undefined);
  store.sub(page({ offset: 200 }), () => undefined);
  await settle();
  expect(store.get(page({ offset: 200 }))).toEqual(data("page 200"));
  expect(load).toHaveBeenCalledTimes(2);
  const upper = mapQuery(page({ offset: 0 }), (text) => text.toUpperCase());
  expect(store.get(upper)).toEqual(data("PAGE 0"));
});
