import type { ChatMessage } from "./chat-answers.ts";

type AgeGroup = "under-13" | "13-15" | "16-18" | "adult";

/** Days are 1 (Monday) to 7; times are of the homeroom's time zone. */
export type HomeroomHours = { days: number[]; from: string; to: string };

/** "Eyes on me". `until` is also set outside the hours, when it does not count. */
export type Eyes = { is_on: boolean; until: string | null; sentence: string };

/** The data that a teacher sees about a member: nothing from outside the homeroom's hours. */
export type HomeroomMember = {
  id: string;
  name: string;
  /** `account`: made in this homeroom, without an address. */
  kind: "account" | "own";
  joined_at: string;
  /** The public name with which a homeroom account signs in. */
  login: string | null;
  is_present: boolean;
  /** The class that is played now. */
  playing: string | null;
  seen_at: string | null;
  minutes_today: number;
  minutes_week: number;
  minutes: number;
  classes: number;
  muted_until: string | null;
};

export type Assignment = {
  id: string;
  app_id: string;
  title: string;
  variant: string;
  /** The score to reach; null: any verified run. */
  target: number | null;
  order: "asc" | "desc";
  note: string;
  made_at: string;
  due_at: string;
  is_over: boolean;
};

export type OwnAssignment = Assignment & { state: "open" | "done" | "missed"; best: number | null };

/** The teacher's page of a homeroom. */
export type Homeroom = {
  id: string;
  name: string;
  teacher_name: string;
  zone: string;
  age_group: AgeGroup;
  is_child_group: boolean;
  ends_on: string;
  state: "open" | "closed";
  closed_at: string | null;
  erased_on: string | null;
  hours: HomeroomHours;
  is_in_hours: boolean;
  joining: { is_open: boolean; until: string | null; code: string };
  eyes: Eyes;
  friends: boolean;
  chat: {
    room_id: string;
    state: "closed" | "read" | "open";
    child_text: boolean;
    /** Whether the operator lets teachers allow it. */
    child_text_allowed: boolean;
    site: "off" | "read" | "on";
  };
  consent: { sentence: string; confirmed_at: string } | null;
  limits: { members: number };
  members: HomeroomMember[];
  newcomers: { id: string; name: string; has_account: boolean; asked_at: string }[];
  assignments: (Assignment & { done: number; of: number })[];
  /** The classes of this week within the hours, all members together; the most played first. */
  played: { app_id: string; title: string; minutes: number }[];
  reports_open: number;
};

/** A homeroom as its member sees it. */
export type Membership = {
  id: string;
  member_id: string;
  name: string;
  teacher_name: string;
  my_name: string;
  kind: "account" | "own";
  joined_at: string;
  ends_on: string;
  zone: string;
  hours: HomeroomHours;
  is_in_hours: boolean;
  eyes: Eyes;
  friends: boolean;
  can_leave: boolean;
  /** The list of what the teacher sees. */
  sees: ("name" | "present" | "classes" | "bests" | "assignments")[];
  chat: { room_id: string; state: "closed" | "read" | "open"; site: "off" | "read" | "on"; may_read: boolean };
  assignments: OwnAssignment[];
};

export type MyHomerooms = {
  is_teacher: boolean;
  /** The sentence that a teacher confirms for a homeroom of children. */
  consent_sentence: string | null;
  teaches: {
    id: string;
    name: string;
    teacher_name: string;
    ends_on: string;
    closed_at: string | null;
    state: "open" | "closed";
    erased_on: string | null;
    members: number;
    waiting: number;
  }[];
  member_of: Membership[];
  /** The caller's homeroom account; null for everybody else. */
  account: {
    login: string;
    can_keep: boolean;
    why_not: "age" | null;
    /** The address that waits for its confirmation. */
    keep_email: string | null;
    closes_on: string;
    is_closed: boolean;
    erased_on: string | null;
  } | null;
};

export type SiteHours = {
  is_open: boolean;
  opens_at: string | null;
  from: string | null;
  to: string | null;
  zone: string | null;
  days: "all" | "weekdays" | null;
};

type JoinedHomeroom = { name: string; teacher_name: string; age_group: AgeGroup };

export type JoinAnswer =
  | { status: "waiting"; name: string; ticket: string | null; homeroom: JoinedHomeroom }
  | { status: "member"; homeroom_id: string }
  | {
      status: "refused";
      rule: "code" | "pace" | "race" | "name" | "full" | "known";
      message: string;
      wait_seconds?: number;
    };

export type JoinState =
  | { status: "gone" }
  | {
      status: "waiting" | "admitted" | "refused" | "done";
      name: string;
      homeroom: { name: string; teacher_name: string };
    }
  | {
      requests: {
        id: string;
        status: "waiting" | "refused";
        name: string;
        homeroom: { name: string; teacher_name: string };
      }[];
    };

export type HomeroomReport = {
  id: number;
  kind: "message" | "member";
  reason: string;
  note: string;
  words: string | null;
  created_at: string;
  member: { id: string; name: string } | null;
  lines: { id: number; name: string; body: string; created_at: string; removed: string | null; is_reported: boolean }[];
};

export type HomeroomBoardRow = {
  member_id: string;
  name: string;
  is_me: boolean;
  value: number;
  rank: number;
};

export type HomeroomPerson = {
  /** The author's id in messages of the homeroom: the member's, or the homeroom's for its teacher. */
  author_id: string;
  member_id: string | null;
  name: string;
  is_teacher: boolean;
  is_me: boolean;
  /** The caller does not see this member's messages. */
  is_blocked: boolean;
};

/** A password is in this answer and nowhere else. */
export type HomeroomCard = { member_id: string; name: string; login: string; password: string };

/** The answer of the function `homeroom-accounts` to `add`; that to `reset` has no problems. */
export type MadeAccounts = { accounts: HomeroomCard[]; problems?: { name: string; message: string }[] };

/** Its answer to `collect`. */
export type CollectedAccount = {
  name: string;
  login: string;
  password: string;
  homeroom: { name: string; teacher_name: string };
};

export type HomeroomRpcAnswers = {
  accept_teacher_invitation: { status: "teacher" };
  add_assignment: { id: string };
  block_member: { status: "blocked" | "unblocked" };
  admit_newcomers: { admitted: string[]; left: number };
  change_homeroom: Homeroom;
  close_homeroom: Homeroom;
  create_homeroom: Homeroom;
  get_homeroom: Homeroom;
  get_homeroom_board: HomeroomBoardRow[];
  get_homeroom_member: {
    member: HomeroomMember;
    classes: { app_id: string; title: string; minutes: number; days: number; last_day: string }[];
    bests: { app_id: string; title: string; variant: string; score: number; order: "asc" | "desc" }[];
    assignments: OwnAssignment[];
  };
  get_homeroom_messages: ChatMessage[];
  get_homeroom_people: HomeroomPerson[];
  get_homeroom_reports: HomeroomReport[];
  get_join_state: JoinState;
  get_my_homerooms: MyHomerooms;
  get_site_hours: SiteHours;
  homeroom_here: { eyes: (Eyes & { homeroom_id: string; teacher_name: string })[]; site: SiteHours };
  join_homeroom: JoinAnswer;
  open_joining: { is_open: true; code: string; until: string };
  set_eyes: Eyes & { counts_now: boolean };
};
