import type { Database } from "./database.ts";
import type { RpcAnswers } from "./rpc-answers.ts";

type Public = Database["public"];
type Functions = Public["Functions"];

/** The generated row types, with the answers of functions as they are. */
export type SiteDatabase = Omit<Database, "public"> & {
  public: Omit<Public, "Functions"> & {
    Functions: {
      [Name in keyof Functions]: Name extends keyof RpcAnswers
        ? Omit<Functions[Name], "Returns"> & { Returns: RpcAnswers[Name] }
        : Functions[Name];
    };
  };
};
