import type { ReactNode } from "react";
import "./class-creator-page.css";
import folderArt from "./folder-art.svg";

/** Says what the page is for, to visitors and, with the reason, to players who may not make classes here. */
export function CreatorIntro({ why, children }: { why?: string; children?: ReactNode }) {
  return (
    <div className="wrap class-creator">
      <section className="panel class-creator__intro">
        <div>
          <h1 tabIndex={-1}>Class creator</h1>
          <p>Here you turn a browser game of your own into a class that everybody on this site can play.</p>
          <ol className="class-creator__steps">
            <li>Drop the game as a zip or a folder. It is opened on your device, and only new files are sent.</li>
            <li>Play it in the real frame. An inspector shows what it loads, and what is in its way.</li>
            <li>Submit it. A moderator plays it, too, and then it is on the list.</li>
          </ol>
          {why !== undefined && <p className="class-creator__why">{why}</p>}
          <div className="class-creator__ways">{children}</div>
        </div>
        <img className="class-creator__art" src={folderArt} alt="" width={86} height={64} />
      </section>
    </div>
  );
}
