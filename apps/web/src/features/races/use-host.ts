import { useMutation } from "@tanstack/react-query";
import { toast } from "#ui/toast/toast.ts";
import { actAsHost, type HostAct } from "./races-api.ts";
import type { ShownRace } from "./use-race.ts";

/** The host's actions. If the server refuses one, its sentence is shown. */
export function useHost({ race, put }: ShownRace) {
  return useMutation({
    mutationFn: (act: HostAct) => actAsHost(race.race_id, act),
    onSuccess: (next) => put(next),
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
}
