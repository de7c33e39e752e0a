import { AccountButton } from "./account-button.tsx";
import { startAccount } from "./account-events.ts";

/** What every page needs of accounts, after its first paint. */
export const ACCOUNT = { AccountButton, startAccount };
