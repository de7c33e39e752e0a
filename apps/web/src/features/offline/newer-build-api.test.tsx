// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { watchForNewerBuild } from "./newer-build-api.ts";

const server = { build: "one", isDown: false, asked: 0 };
vi.stubGlobal("fetch", async () => {
  server.asked += 1;
  if (server.isDown) throw new TypeError("Failed to fetch");
  return new Response(JSON.stringify({ siteName: "Quackademy", build: server.build }));
});

let stop: () => void;
let routed: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  Object.assign(server, { build: "one", isDown: false, asked: 0 });
  routed = [];
  document.body.innerHTML = `<script type="application/json" id="quack-config">{"build":"one"}</script>`;
  stop = watchForNewerBuild();
  // After the watch, so that a link that it leaves to the browser does not unload this test.
  addEventListener("click", stayHere, true);
  // As the router does: it follows links itself.
  render(
    <>
      {["/shop", "https://elsewhere.test/"].map((to) => (
        <a key={to} href={to} onClick={() => void routed.push(to)}>
          {to}
        </a>
      ))}
      <ToastHost />
    </>,
  );
});
afterEach(() => {
  stop();
  removeEventListener("click", stayHere, true);
  cleanup();
  vi.useRealTimers();
});

const stayHere = (event: Event) => event.preventDefault();
const laterOn = () => vi.setSystemTime(Date.now() + 61_000);
const returnToTab = () => document.dispatchEvent(new Event("visibilitychange"));
/** Whether the router follows the link. Otherwise the browser loads the page. */
function isRouted(to: string): boolean {
  const before = routed.length;
  fireEvent.click(screen.getByText(to));
  return routed.length > before;
}
const notice = () => screen.findByText(/This site was updated/, {}, { timeout: 60_000 });

describe("a page of an older build", () => {
  test("says so when the player follows a link, and its links load whole pages from then on", async () => {
    laterOn();
    server.build = "two";
    expect(isRouted("/shop")).toBe(true);
    await notice();
    expect(isRouted("/shop")).toBe(false);
  });

  test("follows links itself while a game is open", async () => {
    laterOn();
    server.build = "two";
    returnToTab();
    await notice();
    document.body.append(document.createElement("iframe"));
    expect(isRouted("/shop")).toBe(true);
    document.querySelector("iframe")!.remove();
    expect(isRouted("/shop")).toBe(false);
  });
});

describe("a page of the newest build", () => {
  test("follows links itself, and asks the server at most once a minute", async () => {
    isRouted("/shop");
    returnToTab();
    expect(server.asked).toBe(0);
    laterOn();
    for (let time = 0; time < 5; time++) expect(isRouted("/shop")).toBe(true);
    await vi.waitFor(() => expect(server.asked).toBe(1));
    laterOn();
    server.isDown = true;
    returnToTab();
    await vi.waitFor(() => expect(server.asked).toBe(2));
    expect(isRouted("/shop")).toBe(true);
    expect(isRouted("https://elsewhere.test/")).toBe(true);
  });
});
