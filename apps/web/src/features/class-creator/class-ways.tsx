import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { classPath } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { changeClass } from "./class-creator-api.ts";
import type { MyClass } from "@quackademy/contract/class-answers.ts";

type ClassWaysProps = {
  made: MyClass;
  isBusy: boolean;
  onRun: (work: () => Promise<void>, done: string) => void;
};

/** The less frequent actions: open, unlist, list again, delete. */
export function ClassWays({ made, isBusy, onRun }: ClassWaysProps) {
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { id, status, app_id } = made;
  const remove = async () => {
    await changeClass("delete_class", id);
    void navigate("/class/creator", { replace: true });
  };
  return (
    <div className="class-creator__ways">
      {status === "listed" && app_id !== null && (
        <>
          <ButtonLink look="outline" icon="book" to={classPath(app_id)}>
            Open the class
          </ButtonLink>
          <OnlineButton
            look="outline"
            icon="eye-off"
            isBusy={isBusy}
            onClick={() =>
              onRun(() => changeClass("unlist_class", id), "The class is off the list. Players cannot open it.")
            }
          >
            Take it off the list
          </OnlineButton>
        </>
      )}
      {status === "unlisted" && made.unlisted_by === "owner" && (
        <OnlineButton
          look="outline"
          icon="eye"
          isBusy={isBusy}
          onClick={() => onRun(() => changeClass("relist_class", id), "The class is on the list again.")}
        >
          Put it back on the list
        </OnlineButton>
      )}
      <Button look="outline" icon="close" onClick={() => setDeleting(true)}>
        Delete the class
      </Button>
      <Dialog isOpen={isDeleting} onClose={() => setDeleting(false)} title="Delete the class?">
        <p>All its versions, its page and its board go with it. This cannot be undone.</p>
        <div className="class-creator__ways">
          <OnlineButton
            isBusy={isBusy}
            onClick={() => {
              setDeleting(false);
              onRun(remove, "The class is deleted.");
            }}
          >
            Delete it
          </OnlineButton>
          <Button look="outline" onClick={() => setDeleting(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
