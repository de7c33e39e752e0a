import { type ApiPlayer, newApiPlayer } from "./api-player.ts";
import type { Page } from "./harness.ts";
import { quack } from "./operator-tools.ts";

const DAY_MS = 86_400_000;

export async function newTeacher(site: string): Promise<ApiPlayer> {
  const teacher = await newApiPlayer(site);
  await quack(["teacher", "grant", teacher.username]);
  return teacher;
}

/** A homeroom of Ms Adeyemi's, for pupils of 13 to 15. Returns its id. */
export async function newHomeroom(teacher: ApiPlayer, name: string): Promise<string> {
  const { data } = await teacher.rpc("create_homeroom", {
    name,
    zone: "UTC",
    ends_on: new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10),
    teacher_name: "Ms Adeyemi",
    age_group: "13-15",
    consent: true,
  });
  return (data as { id: string }).id;
}

export type OpenedRace = { race_id: string; code: string };

/** A race in Skyhop, for guests too unless the wish says otherwise. */
export async function openRace(host: ApiPlayer, wish: object = {}): Promise<OpenedRace> {
  return (await host.rpc("open_race", { app_id: "skyhop", open_to: "guests", ...wish })).data as OpenedRace;
}

type Device = Parameters<NonNullable<ReturnType<ReturnType<Page["context"]>["browser"]>>["newPage"]>[0];

/** The page of another person: a browser context of its own, on the same site. */
export const newPersonsPage = (page: Page, device: Device): Promise<Page> =>
  page
    .context()
    .browser()!
    .newPage({ ...device, baseURL: new URL(page.url()).origin });
