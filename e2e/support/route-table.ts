import type { Layout, Viewer } from "./visits.ts";

/** What a URL shows, or where it redirects. `{me}` is the name of the viewer. */
export type ShownPage = { title: string; heading: string; status?: number };
export type Answer = ShownPage | { leadsTo: string };

export type Route = {
  path: string;
  shows: Answer;
  /** The answer for players, where it differs from visitors. */
  toPlayers?: Answer;
  /** The answer in the test layout, where it differs. */
  inTest?: Answer;
  /** Restricts the test to players or visitors: states of a page that do not depend on it. */
  only?: Viewer;
  /** Layouts in which the page has no navbar and footer. */
  isBare?: Layout[];
  /** A running game has the keyboard focus, and releases it with Esc; that has its own journeys. */
  hasGame?: true;
};

const same = (title: string): ShownPage => ({ title, heading: title });
const missing = (title: string): ShownPage => ({ ...same(title), status: 404 });
const NO_PAGE = missing("No such page");
const NO_CLASS = missing("No such class");
const FAILED = { title: "That did not work", heading: "That did not work" };
const signIn = (next: string) => ({ leadsTo: `/auth?next=${encodeURIComponent(next)}` });

/** Every route of the site, in the order of the specification. */
export const ROUTES: Route[] = [
  { path: "/", shows: same("Classes") },
  { path: "/class", shows: { leadsTo: "/" }, inTest: same("Classes") },
  { path: "/privacy", shows: same("Privacy") },
  { path: "/terms", shows: same("Terms") },
  { path: "/auth", shows: same("Sign in"), toPlayers: { leadsTo: "/" } },
  { path: "/auth/callback", shows: FAILED },
  { path: "/chad", shows: { title: "Chat", heading: "Chat is switched off" } },
  { path: "/streak", shows: same("Streak") },
  { path: "/leaderboard", shows: same("Leaderboard") },
  { path: "/yt", shows: same("Videos") },
  { path: "/profile", shows: signIn("/profile"), toPlayers: same("{me}") },
  { path: "/profile/{me}", shows: same("{me}") },
  { path: "/profile/nobody-of-that-name", shows: missing("No such player") },
  { path: "/profile/no%20name", shows: missing("No such player") },
  { path: "/settings", shows: signIn("/settings"), toPlayers: same("Settings") },
  { path: "/class/creator", shows: same("Class creator") },
  { path: "/class/blink", shows: same("Blink") },
  { path: "/class/nobody-teaches-this", shows: NO_CLASS },
  { path: "/cache", shows: { title: "Shop · Cache", heading: "Cache" } },
  { path: "/moderation", shows: NO_PAGE },
  { path: "/mirrors", shows: same("Status and mirrors") },
  { path: "/takedown", shows: same("Takedown") },
  {
    path: "/change-password",
    shows: { title: "Change password", heading: "That did not work" },
    toPlayers: same("Change password"),
  },
  {
    path: "/onboarding",
    shows: signIn("/onboarding"),
    toPlayers: { title: "Welcome", heading: "Where did you find us?" },
    isBare: ["default"],
  },
  { path: "/iframeCheck", shows: same("Frame check") },
  { path: "/creator", shows: same("Creator") },
  {
    path: "/creator/quack",
    shows: same("Creator"),
    toPlayers: { title: "This site · Creator", heading: "This site" },
  },
  {
    path: "/creator/quack/new",
    shows: same("Creator"),
    toPlayers: { title: "Clip · Creator", heading: "Clip" },
  },
  { path: "/join", shows: { title: "Join a homeroom", heading: "What is your code?" } },
  { path: "/homeroom", shows: signIn("/homeroom"), toPlayers: same("Homeroom") },
  { path: "/friends", shows: signIn("/friends"), toPlayers: same("Friends") },
  { path: "/friends/watch/none", shows: signIn("/friends/watch/none"), only: "visitor" },
  { path: "/race", shows: { title: "Race", heading: "Open a race" } },
  { path: "/duel", shows: { title: "Duel", heading: "Open a duel" } },
  { path: "/race/QQQQQQ", shows: { title: "Race", heading: "Join the race" } },
  { path: "/duel/QQQQQQ", shows: { title: "Duel", heading: "You are challenged to a duel" } },
  { path: "/race/QQQQQQ/wall", shows: same("Wall") },
  { path: "/play/blink", shows: same("Blink"), isBare: ["default", "test"], hasGame: true },
  { path: "/play/nobody", shows: missing("No such game"), isBare: ["default", "test"] },
  { path: "/puzzle", shows: NO_PAGE, inTest: same("Puzzle") },
  { path: "/nowhere", shows: NO_PAGE },
  { path: "/nowhere/at/all", shows: NO_PAGE },
];

/** States of those pages that a URL leads to. */
export const STATES: Route[] = [
  { path: "/?category=puzzle", shows: same("Classes"), only: "visitor" },
  { path: "/?category=favourites", shows: same("Classes"), only: "visitor" },
  { path: "/?q=zzzz", shows: same("Classes"), only: "visitor" },
  { path: "/class/paper-fleet", shows: same("Paper Fleet"), only: "player" },
  {
    path: "/leaderboard?board=coins&period=season",
    shows: { title: "Dabloons earned · Leaderboard", heading: "Leaderboard" },
    only: "player",
  },
  { path: "/cache?tab=items", shows: { title: "My items · Cache", heading: "Cache" }, only: "player" },
  { path: "/cache?tab=pass", shows: { title: "Battle pass · Cache", heading: "Cache" }, only: "visitor" },
  { path: "/cache?tab=wallet", shows: { title: "Wallet · Cache", heading: "Cache" }, only: "visitor" },
  { path: "/cache?tab=device", shows: { title: "This device · Cache", heading: "Cache" }, only: "visitor" },
  { path: "/auth?mode=signup", shows: same("Sign up"), only: "visitor" },
  { path: "/settings?tab=look", shows: same("Settings"), only: "visitor" },
];

/** Pages that `npm test` opens in the test layout: one that it replaces, not just restyles; the class list has its own journey. */
export const ROUTES_OF_TEST_LAYOUT = ["/class/blink"];

/** The viewer that the page is for. */
export const viewerOf = ({ only, toPlayers }: Route): Viewer =>
  only ?? (toPlayers !== undefined && "heading" in toPlayers ? "player" : "visitor");

/** What a route shows to a viewer in a layout. */
export function answerOf({ shows, toPlayers, inTest }: Route, layout: Layout, viewer: Viewer): Answer {
  if (viewer === "player" && toPlayers) return toPlayers;
  return layout === "test" && inTest ? inTest : shows;
}
