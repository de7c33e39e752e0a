import { AccountButton } from "./account-button.tsx";
import { startAccount } from "./account-events.ts";

/** The account code that every page loads after its first paint. */
export const ACCOUNT = { AccountButton, startAccount };
