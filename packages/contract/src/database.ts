// Written by `npm run db:types` from the migrations. A test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      apps: {
        Row: {
          categories: string[];
          code: string;
          controls: Json;
          created_at: string;
          description: string;
          developer: string;
          devices: string[];
          entry: string | null;
          featured: boolean;
          icon: string;
          id: string;
          licence: string;
          listed: boolean;
          players: number;
          pop_out: boolean;
          source_url: string | null;
          spine: string;
          tagline: string;
          title: string;
          verifier: string;
          video: string | null;
        };
        Insert: {
          categories: string[];
          code: string;
          controls?: Json;
          created_at?: string;
          description: string;
          developer: string;
          devices?: string[];
          entry?: string | null;
          featured?: boolean;
          icon: string;
          id: string;
          licence: string;
          listed?: boolean;
          players?: number;
          pop_out?: boolean;
          source_url?: string | null;
          spine: string;
          tagline: string;
          verifier?: string;
          video?: string | null;
        };
        Update: {
          categories?: string[];
          code?: string;
          controls?: Json;
          created_at?: string;
          description?: string;
          developer?: string;
          devices?: string[];
          entry?: string | null;
          featured?: boolean;
          icon?: string;
          id?: string;
          licence?: string;
          listed?: boolean;
          players?: number;
          pop_out?: boolean;
          source_url?: string | null;
          spine?: string;
          tagline?: string;
          verifier?: string;
          video?: string | null;
        };
        Relationships: [];
      };
      categories: {
        Row: {
          id: string;
          position: number;
          title: string;
        };
        Insert: {
          id: string;
          position: number;
          title: string;
        };
        Update: {
          id?: string;
          position?: number;
          title?: string;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      get_apps_ordered_by_title: {
        Args: Record<PropertyKey, never>;
        Returns: Database["public"]["Tables"]["apps"]["Row"][];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
