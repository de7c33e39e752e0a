import type { SettingReaders } from "./setting-readers.ts";

/** The limits of one API request. */
export type ApiSettings = {
  maxRows: number;
  maxBodyBytes: number;
  maxUrlBytes: number;
  maxDepth: number;
  repeatedEmbeds: boolean;
  maxAnswerBytes: number;
  maxConditions: number;
  maxInsertRows: number;
  aggregates: boolean;
  regex: boolean;
  txRollback: boolean;
  plan: boolean;
};

export function readApiSettings({ whole, flag }: SettingReaders): ApiSettings {
  return {
    maxRows: whole("API_MAX_ROWS", 1000, 1, 100_000),
    maxBodyBytes: whole("API_MAX_BODY_KB", 256, 1, 100_000) * 1024,
    maxUrlBytes: whole("API_MAX_URL_KB", 8, 1, 64) * 1024,
    maxDepth: whole("API_MAX_DEPTH", 5, 1, 20),
    repeatedEmbeds: flag("API_REPEATED_EMBEDS"),
    maxAnswerBytes: whole("API_MAX_ANSWER_KB", 1024, 1, 1_000_000) * 1024,
    maxConditions: whole("API_MAX_CONDITIONS", 50, 1, 1000),
    maxInsertRows: whole("API_MAX_INSERT_ROWS", 100, 1, 100_000),
    aggregates: flag("API_AGGREGATES"),
    regex: flag("API_REGEX"),
    txRollback: flag("API_TX_ROLLBACK"),
    plan: flag("API_PLAN"),
  };
}
