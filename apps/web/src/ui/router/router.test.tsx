// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrowserRouter, type Navigate, placeOf, useLocation, useNavigate, useSearchParams } from "./router.tsx";

let go: Navigate;
let setParams: ReturnType<typeof useSearchParams>[1];

function Where() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    go = navigate;
    setParams = setSearch;
  }, [navigate, setSearch]);
  return <output>{pathname + search + hash}</output>;
}

const where = () => screen.getByRole("status").textContent;

beforeEach(() => {
  history.replaceState(null, "", "/start?a=1#top");
  render(
    <BrowserRouter>
      <Where />
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("the page gets the address it was opened with", () => {
  expect(where()).toBe("/start?a=1#top");
});

test("a navigation adds a history entry, and a replacement does not", () => {
  const before = history.length;
  act(() => void go("/class/skyhop"));
  expect([where(), location.pathname, history.length]).toEqual(["/class/skyhop", "/class/skyhop", before + 1]);
  act(() => void go("/", { replace: true }));
  expect([where(), history.length]).toEqual(["/", before + 1]);
});

test("the router follows the back button", () => {
  history.replaceState(null, "", "/earlier");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  expect(where()).toBe("/earlier");
});

test("a new query keeps the path and drops the hash", () => {
  act(() => setParams({ q: "sky hop" }, { replace: true }));
  expect(where()).toBe("/start?q=sky+hop");
  act(() => setParams({}));
  expect(where()).toBe("/start");
});

test("the page is loaded normally if the browser refuses a history entry", () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new Error("too many");
  });
  act(() => void go("/streak"));
  expect(assign).toHaveBeenCalledWith("/streak");
});

test("an address is parsed as a browser would", () => {
  expect(placeOf("/a?b=1#c")).toEqual({ pathname: "/a", search: "?b=1", hash: "#c", key: "default" });
  expect(placeOf("/a?")).toMatchObject({ pathname: "/a", search: "" });
  expect(placeOf("/a#b?c")).toMatchObject({ pathname: "/a", search: "", hash: "#b?c" });
});
