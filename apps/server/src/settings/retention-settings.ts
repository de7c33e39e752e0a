import type { SettingReaders } from "./setting-readers.ts";

/** How long the gateway keeps its own records. Rules in SQL have settings in the database. */
export type RetentionSettings = {
  /** Days that entries of the sign-in log are kept. */
  auditDays: number;
};

export const readRetention = ({ whole }: SettingReaders): RetentionSettings => ({
  auditDays: whole("AUDIT_DAYS", 90, 1, 3650),
});
