import "./shop-page.css";
import { useNavigate } from "#ui/router/router.tsx";
import { BattlePassTab } from "#features/battle-pass/battle-pass-tab.tsx";
import { MyItemsTab } from "#features/my-items/my-items-tab.tsx";
import { ShopTab } from "#features/shop/shop-tab.tsx";
import { ThisDeviceTab } from "#features/this-device/this-device-tab.tsx";
import { WalletTab } from "#features/wallet/wallet-tab.tsx";
import { useSessionParams } from "#lib/session/session-params.ts";
import { usePage } from "#lib/page/use-page.ts";
import { type TabItem, Tabs, tabId } from "#ui/tabs.tsx";
import { ShopBalance } from "./shop-balance.tsx";

const PANEL_ID = "shop-panel";

const TABS = [
  {
    id: "shop",
    label: "Shop",
    icon: "crate",
    href: "/cache",
    about: "Spend Dabloons on looks. Nothing here is random.",
  },
  {
    id: "items",
    label: "My items",
    icon: "hanger",
    href: "/cache?tab=items",
    about: "What you own, and what you wear now.",
  },
  {
    id: "pass",
    label: "Battle pass",
    icon: "pass",
    href: "/cache?tab=pass",
    about: "Earn Dabloons to reach rewards. What you reach stays yours.",
  },
  {
    id: "wallet",
    label: "Wallet",
    icon: "wallet",
    href: "/cache?tab=wallet",
    about: "Every coin in and out, and the balance after it.",
  },
  {
    id: "device",
    label: "This device",
    icon: "screen",
    href: "/cache?tab=device",
    about: "What this browser stores, and how to delete it.",
  },
] as const satisfies (TabItem & { about: string })[];

/** The item shop (address `/cache`) and its tabs. An unknown tab shows the shop. */
export default function ShopPage() {
  const params = useSessionParams();
  const tab = TABS.find(({ id }) => id === params.get("tab")) ?? TABS[0];
  usePage({ title: `${tab.label} · Cache` });
  const navigate = useNavigate();
  const open = (id: string) => void navigate(TABS.find((each) => each.id === id)!.href, { replace: true });
  return (
    <div className="wrap shop-page">
      <header className="shop-page__head">
        <div>
          <h1 tabIndex={-1}>Cache</h1>
          <p className="shop-page__about muted">{tab.about}</p>
        </div>
        <ShopBalance />
      </header>
      <Tabs label="Cache" tabs={[...TABS]} selected={tab.id} onSelect={open} panelId={PANEL_ID} />
      <div id={PANEL_ID} className="sheet shop-page__sheet" role="tabpanel" aria-labelledby={tabId(PANEL_ID, tab.id)}>
        <TabContent tab={tab.id} season={params.get("season")} />
      </div>
    </div>
  );
}

function TabContent({ tab, season }: { tab: (typeof TABS)[number]["id"]; season: string | null }) {
  switch (tab) {
    case "shop":
      return <ShopTab />;
    case "items":
      return <MyItemsTab />;
    case "pass":
      return <BattlePassTab wanted={season} />;
    case "wallet":
      return <WalletTab />;
    case "device":
      return <ThisDeviceTab />;
  }
}
