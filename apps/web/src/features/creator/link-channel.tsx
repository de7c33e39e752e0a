import "./link-channel.css";
import { useQuery } from "@tanstack/react-query";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import { Link } from "#ui/link.tsx";
import { creatorStateQuery, useLinkChannel } from "./creator-api.ts";

const WHY_NOT: Record<string, string> = {
  off: "The operator of this site has switched channels off. Clips of your own runs always work.",
  invite:
    "The operator of this site invites creators. To link a channel, ask them. Clips of your own runs always work.",
  age: "Channels are for players of 13 or over who have told us their age group. Clips of your own runs always work.",
};

const checkAddress = (url: string): FormErrors =>
  url.trim() === "" ? { url: "Paste the address of the channel." } : {};

/** The form that links a channel by its address, or why this player cannot. */
export function LinkChannel({ viewer }: { viewer: string }) {
  const state = useQuery(creatorStateQuery(viewer)).data;
  const link = useLinkChannel();
  if (!state) return null;
  if (!state.may) {
    return (
      <div className="link-channel">
        <p>{WHY_NOT[state.why ?? "invite"]}</p>
        {state.why === "age" && <Link to="/settings">Open the settings</Link>}
      </div>
    );
  }
  return (
    <div className="link-channel">
      <Form
        label="Link another channel"
        check={({ url = "" }) => checkAddress(url)}
        onSubmit={({ url = "" }) => link.mutateAsync(url.trim())}
        explain={(error) => ({
          url: error instanceof Error ? error.message : "The channel was not linked. Try again.",
        })}
      >
        {({ isBusy, field }) => (
          <div className="link-channel__row">
            <Field
              label="Link another channel"
              type="url"
              inputMode="url"
              placeholder="https://… address of the channel"
              hint="YouTube, Vimeo, or a PeerTube site that the operator allows. Nothing is loaded from there."
              {...field("url")}
            />
            <OnlineButton type="submit" look="outline" icon="link" isBusy={isBusy} busyText="Linking …">
              Link channel
            </OnlineButton>
          </div>
        )}
      </Form>
    </div>
  );
}
