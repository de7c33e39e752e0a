// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { createLocalStore } from "./local-store.ts";

const isList = (value: unknown): value is string[] => Array.isArray(value);

describe("a list kept on this device", () => {
  beforeEach(() => localStorage.clear());

  test("survives a reload and notifies its subscribers", () => {
    let changes = 0;
    const store = createLocalStore<string[]>("list", [], isList);
    const stop = store.subscribe(() => changes++);
    store.set(["a"]);
    stop();
    store.set(["a", "b"]);
    expect(changes).toBe(1);
    expect(createLocalStore<string[]>("list", [], isList).get()).toEqual(["a", "b"]);
  });

  test("follows changes made by another tab", () => {
    let changes = 0;
    const store = createLocalStore<string[]>("list", [], isList);
    store.subscribe(() => changes++);
    localStorage.setItem("list", '["from there"]');
    dispatchEvent(new StorageEvent("storage", { key: "list" }));
    expect(changes).toBe(1);
    expect(store.get()).toEqual(["from there"]);
  });

  test("is the same object until it changes, and empty when the stored value is invalid", () => {
    const empty: string[] = [];
    const store = createLocalStore("list", empty, isList);
    localStorage.setItem("list", '{"not":"a list"}');
    expect(store.get()).toBe(empty);
    expect(store.get()).toBe(store.get());
  });
});
