// Written by `npm run db:types` from the migrations. A test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      app_modes: {
        Row: {
          app_id: string;
          hint: string;
          id: string;
          levels: number | null;
          position: number;
          title: string;
        };
        Insert: {
          app_id: string;
          hint: string;
          id: string;
          levels?: number | null;
          position: number;
          title: string;
        };
        Update: {
          app_id?: string;
          hint?: string;
          id?: string;
          levels?: number | null;
          position?: number;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: "app_modes_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
        ];
      };
      apps: {
        Row: {
          build: string | null;
          build_number: number | null;
          categories: string[];
          code: string;
          controls: Json;
          created_at: string;
          daily_days: string[];
          description: string;
          developer: string;
          devices: string[];
          entry: string | null;
          featured: boolean;
          flags: string[];
          icon: string;
          id: string;
          is_foreign: boolean;
          licence: string;
          listed: boolean;
          min_age: number | null;
          orientation: string;
          players: number;
          pop_out: boolean;
          rivals: string;
          score_least: number | null;
          score_max: number;
          score_min: number;
          score_order: string;
          score_per_second: number | null;
          score_unit: string;
          score_version: number;
          sim_version: string | null;
          source_url: string | null;
          spine: string;
          tagline: string;
          title: string;
          verifier: string;
          video: string | null;
        };
        Insert: {
          build?: string | null;
          build_number?: number | null;
          categories: string[];
          code: string;
          controls?: Json;
          created_at?: string;
          daily_days?: string[];
          description: string;
          developer: string;
          devices?: string[];
          entry?: string | null;
          featured?: boolean;
          flags?: string[];
          icon: string;
          id: string;
          licence: string;
          listed?: boolean;
          min_age?: number | null;
          orientation?: string;
          players?: number;
          pop_out?: boolean;
          rivals?: string;
          score_least?: number | null;
          score_max?: number;
          score_min?: number;
          score_order?: string;
          score_per_second?: number | null;
          score_unit?: string;
          score_version?: number;
          sim_version?: string | null;
          source_url?: string | null;
          spine: string;
          tagline: string;
          verifier?: string;
          video?: string | null;
        };
        Update: {
          build?: string | null;
          build_number?: number | null;
          categories?: string[];
          code?: string;
          controls?: Json;
          created_at?: string;
          daily_days?: string[];
          description?: string;
          developer?: string;
          devices?: string[];
          entry?: string | null;
          featured?: boolean;
          flags?: string[];
          icon?: string;
          id?: string;
          licence?: string;
          listed?: boolean;
          min_age?: number | null;
          orientation?: string;
          players?: number;
          pop_out?: boolean;
          rivals?: string;
          score_least?: number | null;
          score_max?: number;
          score_min?: number;
          score_order?: string;
          score_per_second?: number | null;
          score_unit?: string;
          score_version?: number;
          sim_version?: string | null;
          source_url?: string | null;
          spine?: string;
          tagline?: string;
          verifier?: string;
          video?: string | null;
        };
        Relationships: [];
      };
      apps_played: {
        Row: {
          app_id: string;
          counted: boolean;
          is_public: boolean;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          app_id: string;
          counted?: boolean;
          is_public?: boolean;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          app_id?: string;
          counted?: boolean;
          is_public?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "apps_played_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "apps_played_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
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
      chat_blocks: {
        Row: {
          blocked_id: string;
          created_at: string;
          user_id: string;
        };
        Insert: {
          blocked_id: string;
          created_at: string;
          user_id: string;
        };
        Update: {
          blocked_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "chat_blocks_blocked_id_fkey";
            columns: ["blocked_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
          {
            foreignKeyName: "chat_blocks_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      chat_cheers: {
        Row: {
          id: string;
          position: number;
          text: string;
        };
        Insert: {
          id: string;
          position: number;
          text: string;
        };
        Update: {
          id?: string;
          position?: number;
          text?: string;
        };
        Relationships: [];
      };
      chat_messages: {
        Row: {
          body: string | null;
          cheer: string | null;
          created_at: string;
          icon: string | null;
          id: number;
          reason: string | null;
          removed: string | null;
          room_id: string;
          user_id: string | null;
          username: string;
        };
        Insert: {
          body?: string | null;
          cheer?: string | null;
          created_at: string;
          icon?: string | null;
          reason?: string | null;
          removed?: string | null;
          room_id: string;
          user_id?: string | null;
          username: string;
        };
        Update: {
          body?: string | null;
          cheer?: string | null;
          created_at?: string;
          icon?: string | null;
          reason?: string | null;
          removed?: string | null;
          room_id?: string;
          user_id?: string | null;
          username?: string;
        };
        Relationships: [
          {
            foreignKeyName: "chat_messages_cheer_fkey";
            columns: ["cheer"];
            isOneToOne: false;
            referencedRelation: "chat_cheers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "chat_messages_room_id_fkey";
            columns: ["room_id"];
            isOneToOne: false;
            referencedRelation: "chat_rooms";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "chat_messages_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      chat_rooms: {
        Row: {
          app_id: string | null;
          homeroom_id: string | null;
          id: string;
          slow_seconds: number;
          state: string;
        };
        Insert: {
          app_id?: string | null;
          homeroom_id?: string | null;
          id: string;
          slow_seconds?: number;
          state?: string;
        };
        Update: {
          app_id?: string | null;
          homeroom_id?: string | null;
          id?: string;
          slow_seconds?: number;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: "chat_rooms_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: true;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
        ];
      };
      class_builds: {
        Row: {
          address: string | null;
          bytes: number;
          created_at: string;
          draft_id: string;
          files: number;
          findings: Json;
          flags: string[];
          hash: string | null;
          id: string;
          note: string;
          number: number;
          reason: string | null;
          report: Json | null;
          review_until: string | null;
          reviewed_at: string | null;
          status: string;
          ticks: string[];
        };
        Insert: {
          address?: string | null;
          bytes?: number;
          created_at: string;
          draft_id: string;
          files?: number;
          findings?: Json;
          flags?: string[];
          hash?: string | null;
          id?: string;
          note?: string;
          number: number;
          reason?: string | null;
          report?: Json | null;
          review_until?: string | null;
          reviewed_at?: string | null;
          status?: string;
          ticks?: string[];
        };
        Update: {
          address?: string | null;
          bytes?: number;
          created_at?: string;
          draft_id?: string;
          files?: number;
          findings?: Json;
          flags?: string[];
          hash?: string | null;
          id?: string;
          note?: string;
          number?: number;
          reason?: string | null;
          report?: Json | null;
          review_until?: string | null;
          reviewed_at?: string | null;
          status?: string;
          ticks?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "class_builds_draft_id_fkey";
            columns: ["draft_id"];
            isOneToOne: false;
            referencedRelation: "class_drafts";
            referencedColumns: ["id"];
          },
        ];
      };
      class_days: {
        Row: {
          app_id: string;
          build: number;
          crashes: number;
          day: string;
          load_failures: number;
          opens: number;
          players: number;
          plays: number;
          ready_times: number[];
          sessions: number[];
        };
        Insert: {
          app_id: string;
          build: number;
          crashes?: number;
          day: string;
          load_failures?: number;
          opens?: number;
          players?: number;
          plays?: number;
          ready_times?: number[];
          sessions?: number[];
        };
        Update: {
          app_id?: string;
          build?: number;
          crashes?: number;
          day?: string;
          load_failures?: number;
          opens?: number;
          players?: number;
          plays?: number;
          ready_times?: number[];
          sessions?: number[];
        };
        Relationships: [
          {
            foreignKeyName: "class_days_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
        ];
      };
      class_drafts: {
        Row: {
          app_id: string | null;
          created_at: string;
          form: Json;
          head_start_until: string | null;
          held_for: string | null;
          id: string;
          in_review_build: string | null;
          is_kept: boolean;
          live_build: string | null;
          live_form: Json | null;
          reason: string | null;
          role_lost: boolean;
          slug: string | null;
          status: string;
          submitted_at: string | null;
          submitted_form: Json | null;
          unlisted_by: string | null;
          updated_at: string;
          user_id: string | null;
        };
        Insert: {
          app_id?: string | null;
          created_at: string;
          form?: Json;
          head_start_until?: string | null;
          held_for?: string | null;
          id?: string;
          in_review_build?: string | null;
          is_kept?: boolean;
          live_build?: string | null;
          live_form?: Json | null;
          reason?: string | null;
          role_lost?: boolean;
          slug?: string | null;
          status?: string;
          submitted_at?: string | null;
          submitted_form?: Json | null;
          unlisted_by?: string | null;
          updated_at: string;
          user_id?: string | null;
        };
        Update: {
          app_id?: string | null;
          created_at?: string;
          form?: Json;
          head_start_until?: string | null;
          held_for?: string | null;
          id?: string;
          in_review_build?: string | null;
          is_kept?: boolean;
          live_build?: string | null;
          live_form?: Json | null;
          reason?: string | null;
          role_lost?: boolean;
          slug?: string | null;
          status?: string;
          submitted_at?: string | null;
          submitted_form?: Json | null;
          unlisted_by?: string | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "class_drafts_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: true;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "class_drafts_in_review_build";
            columns: ["in_review_build"];
            isOneToOne: false;
            referencedRelation: "class_builds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "class_drafts_live_build";
            columns: ["live_build"];
            isOneToOne: false;
            referencedRelation: "class_builds";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "class_drafts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      clip_likes: {
        Row: {
          clip_id: string;
          created_at: string;
          is_counted: boolean;
          user_id: string;
        };
        Insert: {
          clip_id: string;
          created_at: string;
          is_counted?: boolean;
          user_id: string;
        };
        Update: {
          clip_id?: string;
          created_at?: string;
          is_counted?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "clip_likes_clip_id_fkey";
            columns: ["clip_id"];
            isOneToOne: false;
            referencedRelation: "clips";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "clip_likes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      clips: {
        Row: {
          app_id: string;
          captions: Json;
          created_at: string;
          from_frame: number;
          id: string;
          liked: number;
          likes: number;
          log_bytes: number;
          poster: string | null;
          poster_frame: number;
          published_at: string | null;
          reason: string | null;
          status: string;
          submission_id: string;
          submitted_at: string | null;
          taken_over: number;
          tall: boolean;
          title: string;
          to_frame: number;
          updated_at: string;
          user_id: string;
          watched: number;
        };
        Insert: {
          app_id: string;
          captions?: Json;
          created_at: string;
          from_frame: number;
          id?: string;
          likes?: number;
          log_bytes: number;
          poster?: string | null;
          poster_frame: number;
          published_at?: string | null;
          reason?: string | null;
          status?: string;
          submission_id: string;
          submitted_at?: string | null;
          taken_over?: number;
          tall?: boolean;
          title: string;
          to_frame: number;
          updated_at: string;
          user_id: string;
          watched?: number;
        };
        Update: {
          app_id?: string;
          captions?: Json;
          created_at?: string;
          from_frame?: number;
          id?: string;
          likes?: number;
          log_bytes?: number;
          poster?: string | null;
          poster_frame?: number;
          published_at?: string | null;
          reason?: string | null;
          status?: string;
          submission_id?: string;
          submitted_at?: string | null;
          taken_over?: number;
          tall?: boolean;
          title?: string;
          to_frame?: number;
          updated_at?: string;
          user_id?: string;
          watched?: number;
        };
        Relationships: [
          {
            foreignKeyName: "clips_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "clips_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "leaderboard_submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "clips_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      creator_videos: {
        Row: {
          app_id: string | null;
          caption: string;
          created_at: string;
          id: string;
          reason: string | null;
          social_id: string | null;
          status: string;
          title: string;
          updated_at: string;
          url: string;
          user_id: string;
        };
        Insert: {
          app_id?: string | null;
          caption?: string;
          created_at?: string;
          id?: string;
          reason?: string | null;
          social_id?: string | null;
          status?: string;
          title: string;
          updated_at?: string;
          url: string;
          user_id?: string;
        };
        Update: {
          app_id?: string | null;
          caption?: string;
          created_at?: string;
          id?: string;
          reason?: string | null;
          social_id?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
          url?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "creator_videos_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "creator_videos_social_id_fkey";
            columns: ["social_id"];
            isOneToOne: false;
            referencedRelation: "social_accounts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "creator_videos_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      favorite_apps: {
        Row: {
          app_id: string;
          created_at: string;
          user_id: string;
        };
        Insert: {
          app_id: string;
          created_at?: string;
          user_id: string;
        };
        Update: {
          app_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "favorite_apps_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "favorite_apps_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      game_runs: {
        Row: {
          app_id: string;
          claimed_hash: string | null;
          claimed_score: number | null;
          expires_at: string;
          frames: number | null;
          from_visitor: boolean;
          id: string;
          log: string | null;
          mode: string;
          reason: string | null;
          report: Json | null;
          score: number | null;
          score_version: number;
          seed: string;
          sim_version: string | null;
          started_at: string;
          status: string;
          submitted_at: string | null;
          tried_at: string | null;
          tries: number;
          user_id: string;
          variant: string;
        };
        Insert: {
          app_id: string;
          claimed_hash?: string | null;
          claimed_score?: number | null;
          expires_at: string;
          frames?: number | null;
          from_visitor?: boolean;
          id?: string;
          log?: string | null;
          mode: string;
          reason?: string | null;
          report?: Json | null;
          score?: number | null;
          score_version?: number;
          seed: string;
          sim_version?: string | null;
          started_at: string;
          status?: string;
          submitted_at?: string | null;
          tried_at?: string | null;
          tries?: number;
          user_id: string;
          variant?: string;
        };
        Update: {
          app_id?: string;
          claimed_hash?: string | null;
          claimed_score?: number | null;
          expires_at?: string;
          frames?: number | null;
          from_visitor?: boolean;
          id?: string;
          log?: string | null;
          mode?: string;
          reason?: string | null;
          report?: Json | null;
          score?: number | null;
          score_version?: number;
          seed?: string;
          sim_version?: string | null;
          started_at?: string;
          status?: string;
          submitted_at?: string | null;
          tried_at?: string | null;
          tries?: number;
          user_id?: string;
          variant?: string;
        };
        Relationships: [
          {
            foreignKeyName: "game_runs_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "game_runs_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      game_saves: {
        Row: {
          app_id: string;
          data: string;
          rev: number;
          saved_at: string;
          user_id: string;
        };
        Insert: {
          app_id: string;
          data: string;
          rev: number;
          saved_at?: string;
          user_id: string;
        };
        Update: {
          app_id?: string;
          data?: string;
          rev?: number;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "game_saves_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "game_saves_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      items_unlocked: {
        Row: {
          acquired: string;
          awaits: string | null;
          awaits_until: string | null;
          created_at: string;
          equipped: boolean;
          item: string;
          ledger_id: number | null;
          type: string;
          user_id: string;
        };
        Insert: {
          acquired?: string;
          awaits?: string | null;
          awaits_until?: string | null;
          created_at?: string;
          equipped?: boolean;
          item: string;
          ledger_id?: number | null;
          type: string;
          user_id: string;
        };
        Update: {
          acquired?: string;
          awaits?: string | null;
          awaits_until?: string | null;
          created_at?: string;
          equipped?: boolean;
          item?: string;
          ledger_id?: number | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "items_unlocked_item_fkey";
            columns: ["item"];
            isOneToOne: false;
            referencedRelation: "shop_items";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "items_unlocked_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      leaderboard_submissions: {
        Row: {
          app_id: string;
          created_at: string;
          id: string;
          image: string | null;
          offline: boolean;
          proof: string;
          reason: string | null;
          run_id: string | null;
          score: number;
          score_version: number;
          status: string;
          user_id: string;
          verified_at: string | null;
          waits_until: string | null;
        };
        Insert: {
          app_id: string;
          created_at?: string;
          id?: string;
          image?: string | null;
          offline?: boolean;
          proof?: string;
          reason?: string | null;
          run_id?: string | null;
          score: number;
          score_version?: number;
          status?: string;
          user_id?: string;
          verified_at?: string | null;
          waits_until?: string | null;
        };
        Update: {
          app_id?: string;
          created_at?: string;
          id?: string;
          image?: string | null;
          offline?: boolean;
          proof?: string;
          reason?: string | null;
          run_id?: string | null;
          score?: number;
          score_version?: number;
          status?: string;
          user_id?: string;
          verified_at?: string | null;
          waits_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "leaderboard_submissions_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "leaderboard_submissions_run_id_fkey";
            columns: ["run_id"];
            isOneToOne: true;
            referencedRelation: "game_runs";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "leaderboard_submissions_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      my_users: {
        Row: {
          age_answered_at: string | null;
          age_band: string | null;
          apps_played: number;
          badges: string[];
          created_at: string;
          current_streak: number;
          icon: string;
          longest_streak: number;
          onboarded_at: string | null;
          renamed_at: string | null;
          time_spent: number;
          user_about: string;
          user_id: string;
          username: string;
          username_skeleton: string;
          where_from: string | null;
          who_from: string | null;
        };
        Insert: {
          age_answered_at?: string | null;
          age_band?: string | null;
          apps_played?: number;
          badges?: string[];
          created_at?: string;
          current_streak?: number;
          icon?: string;
          longest_streak?: number;
          onboarded_at?: string | null;
          renamed_at?: string | null;
          time_spent?: number;
          user_about?: string;
          user_id: string;
          username: string;
          where_from?: string | null;
          who_from?: string | null;
        };
        Update: {
          age_answered_at?: string | null;
          age_band?: string | null;
          apps_played?: number;
          badges?: string[];
          created_at?: string;
          current_streak?: number;
          icon?: string;
          longest_streak?: number;
          onboarded_at?: string | null;
          renamed_at?: string | null;
          time_spent?: number;
          user_about?: string;
          user_id?: string;
          username?: string;
          where_from?: string | null;
          who_from?: string | null;
        };
        Relationships: [];
      };
      notices: {
        Row: {
          created_at: string;
          id: number;
          kind: string;
          link: string | null;
          read_at: string | null;
          sentence: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          kind: string;
          link?: string | null;
          read_at?: string | null;
          sentence: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          kind?: string;
          link?: string | null;
          read_at?: string | null;
          sentence?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      player_roles: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      privacy_settings: {
        Row: {
          show_activity: boolean;
          show_live: boolean;
          user_id: string;
        };
        Insert: {
          show_activity?: boolean;
          show_live?: boolean;
          user_id: string;
        };
        Update: {
          show_activity?: boolean;
          show_live?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "privacy_settings_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      reports: {
        Row: {
          answer: string | null;
          created_at: string;
          details: string;
          homeroom_id: string | null;
          id: number;
          reason: string;
          status: string;
          target_id: string;
          target_kind: string;
          user_id: string | null;
          words: string | null;
        };
        Insert: {
          answer?: string | null;
          created_at?: string;
          details?: string;
          homeroom_id?: string | null;
          reason: string;
          status?: string;
          target_id: string;
          target_kind: string;
          user_id?: string | null;
          words?: string | null;
        };
        Update: {
          answer?: string | null;
          created_at?: string;
          details?: string;
          homeroom_id?: string | null;
          reason?: string;
          status?: string;
          target_id?: string;
          target_kind?: string;
          user_id?: string | null;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "reports_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      seasons: {
        Row: {
          ends_at: string;
          number: number;
          starts_at: string;
          title: string;
        };
        Insert: {
          ends_at: string;
          number: number;
          starts_at: string;
          title: string;
        };
        Update: {
          ends_at?: string;
          number?: number;
          starts_at?: string;
          title?: string;
        };
        Relationships: [];
      };
      shop_items: {
        Row: {
          asset: Json;
          battlepass_season: number | null;
          coins: number;
          created_at: string;
          description: string;
          id: string;
          listed: boolean;
          name: string;
          preview_emoji: string;
          price: number;
          rarity: string;
          type: string;
        };
        Insert: {
          asset?: Json;
          battlepass_season?: number | null;
          coins?: number;
          created_at?: string;
          description: string;
          id: string;
          listed?: boolean;
          name: string;
          preview_emoji: string;
          price: number;
          rarity: string;
          type: string;
        };
        Update: {
          asset?: Json;
          battlepass_season?: number | null;
          coins?: number;
          created_at?: string;
          description?: string;
          id?: string;
          listed?: boolean;
          name?: string;
          preview_emoji?: string;
          price?: number;
          rarity?: string;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "shop_items_battlepass_season_fkey";
            columns: ["battlepass_season"];
            isOneToOne: false;
            referencedRelation: "seasons";
            referencedColumns: ["number"];
          },
        ];
      };
      social_accounts: {
        Row: {
          asked_at: string | null;
          code: string;
          confirmed_at: string | null;
          created_at: string;
          handle: string;
          host: string;
          id: string;
          status: string;
          url: string;
          user_id: string;
        };
        Insert: {
          asked_at?: string | null;
          code: string;
          confirmed_at?: string | null;
          created_at: string;
          handle: string;
          host: string;
          id?: string;
          status?: string;
          url: string;
          user_id?: string;
        };
        Update: {
          asked_at?: string | null;
          code?: string;
          confirmed_at?: string | null;
          created_at?: string;
          handle?: string;
          host?: string;
          id?: string;
          status?: string;
          url?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "social_accounts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      streak: {
        Row: {
          current_streak: number;
          last_claim: string | null;
          longest_streak: number;
          user_id: string;
        };
        Insert: {
          current_streak: number;
          last_claim?: string | null;
          longest_streak: number;
          user_id: string;
        };
        Update: {
          current_streak?: number;
          last_claim?: string | null;
          longest_streak?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "streak_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "my_users";
            referencedColumns: ["user_id"];
          },
        ];
      };
      takedowns: {
        Row: {
          accurate: boolean;
          app_id: string | null;
          contact_address: string;
          contact_email: string;
          contact_name: string;
          created_at: string;
          decided_at: string | null;
          decision: string | null;
          good_faith: boolean;
          id: number;
          reason: string;
          reference: string;
          secret_hash: string;
          signature: string;
          status: string;
          url: string;
          work: string;
        };
        Insert: {
          accurate: boolean;
          app_id?: string | null;
          contact_address: string;
          contact_email: string;
          contact_name: string;
          created_at: string;
          decided_at?: string | null;
          decision?: string | null;
          good_faith: boolean;
          reason: string;
          reference: string;
          secret_hash: string;
          signature: string;
          status?: string;
          url: string;
          work: string;
        };
        Update: {
          accurate?: boolean;
          app_id?: string | null;
          contact_address?: string;
          contact_email?: string;
          contact_name?: string;
          created_at?: string;
          decided_at?: string | null;
          decision?: string | null;
          good_faith?: boolean;
          reason?: string;
          reference?: string;
          secret_hash?: string;
          signature?: string;
          status?: string;
          url?: string;
          work?: string;
        };
        Relationships: [
          {
            foreignKeyName: "takedowns_app_id_fkey";
            columns: ["app_id"];
            isOneToOne: false;
            referencedRelation: "apps";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      coins_transactions: {
        Row: {
          amt: number | null;
          created_at: string | null;
          id: number | null;
          user_id: string | null;
          why: string | null;
        };
        Insert: {
          amt?: number | null;
          created_at?: string | null;
          id?: number | null;
          user_id?: string | null;
          why?: string | null;
        };
        Update: {
          amt?: number | null;
          created_at?: string | null;
          id?: number | null;
          user_id?: string | null;
          why?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_image: {
        Args: { submission_id: string; image_path: string };
        Returns: Json;
      };
      accept_poster: {
        Args: { clip_id: string; image_path: string; seen: string };
        Returns: Json;
      };
      accept_teacher_invitation: {
        Args: { code: string };
        Returns: Json;
      };
      add_assignment: {
        Args: { homeroom_id: string; app_id: string; due_at: string; target?: number; variant?: string; note?: string };
        Returns: Json;
      };
      admit_newcomers: {
        Args: { homeroom_id: string; newcomers: string[] };
        Returns: Json;
      };
      appeal: {
        Args: { words: string };
        Returns: Json;
      };
      begin_build: {
        Args: { draft_id: string; manifest: Json; note?: string; flags?: string[] };
        Returns: Json;
      };
      begin_race_run: {
        Args: { race_id: string; guest?: string };
        Returns: Json;
      };
      block_member: {
        Args: { member_id: string; is_blocked: boolean };
        Returns: Json;
      };
      block_player: {
        Args: { blocked: string };
        Returns: Json;
      };
      buy_item: {
        Args: { item_id: string };
        Returns: Json;
      };
      cancel_account_deletion: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      cancel_join: {
        Args: { ticket?: string; request_id?: string };
        Returns: Json;
      };
      challenge_friend: {
        Args: { user_id: string; submission_id: string };
        Returns: Json;
      };
      change_clip: {
        Args: { clip_id: string; from_frame: number; to_frame: number; title: string; captions?: Json; tall?: boolean; poster_frame?: number; submission_id?: string };
        Returns: Json;
      };
      change_homeroom: {
        Args: { homeroom_id: string; changes: Json };
        Returns: Json;
      };
      chat_state: {
        Args: { room_id: string };
        Returns: Json;
      };
      check_slug: {
        Args: { slug: string };
        Returns: Json;
      };
      checkpoint_run: {
        Args: { run_id: string; frame: number; hash: number; log_hash: number };
        Returns: number;
      };
      cheer: {
        Args: { room_id: string; cheer: string };
        Returns: Json;
      };
      cheer_race: {
        Args: { race_id: string; cheer: string; guest?: string };
        Returns: Json;
      };
      claim_run: {
        Args: { claim: string; log: string; frames: number; score: number; final_hash: string };
        Returns: Json;
      };
      claim_streak: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      claim_tier: {
        Args: { item_id: string };
        Returns: Json;
      };
      close_homeroom: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      close_joining: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      confirm_friend: {
        Args: { user_id: string };
        Returns: Json;
      };
      create_homeroom: {
        Args: { name: string; zone: string; ends_on: string; teacher_name: string; age_group?: string; consent?: boolean };
        Returns: Json;
      };
      delete_account: {
        Args: { right_now?: boolean };
        Returns: Json;
      };
      delete_build: {
        Args: { build_id: string };
        Returns: boolean;
      };
      delete_class: {
        Args: { draft_id: string };
        Returns: boolean;
      };
      delete_clip: {
        Args: { clip_id: string };
        Returns: Json;
      };
      end_race: {
        Args: { race_id: string };
        Returns: Json;
      };
      end_round: {
        Args: { race_id: string };
        Returns: Json;
      };
      equip_item: {
        Args: { item_id: string; on?: boolean };
        Returns: Json;
      };
      erase_homeroom: {
        Args: { homeroom_id: string; confirm_name: string };
        Returns: Json;
      };
      erase_homeroom_account: {
        Args: { member_id: string };
        Returns: Json;
      };
      export_my_data: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      file_takedown: {
        Args: { url: string; work: string; reason: string; contact_name: string; contact_email: string; contact_address: string; good_faith: boolean; accurate: boolean; signature: string };
        Returns: Json;
      };
      fill_seat: {
        Args: { newcomer_id: string; user_id: string };
        Returns: Json;
      };
      find_build_file: {
        Args: { hash: string; path: string };
        Returns: Json;
      };
      find_classes: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      find_players: {
        Args: { part: string };
        Returns: Json;
      };
      finish_build: {
        Args: { build_id: string };
        Returns: Json;
      };
      finish_reset: {
        Args: { user_id: string };
        Returns: Json;
      };
      get_app_high_scores: {
        Args: { p_app_id?: string; p_limit?: number };
        Returns: string[];
      };
      get_apps_ordered_by_title: {
        Args: Record<PropertyKey, never>;
        Returns: Database["public"]["Tables"]["apps"]["Row"][];
      };
      get_apps_played_by_user: {
        Args: { p_limit?: number };
        Returns: string[];
      };
      get_author_keys: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_best_clips: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_board: {
        Args: { board: string; period?: string; p_offset?: number; p_limit?: number };
        Returns: string[];
      };
      get_challenge: {
        Args: { submission_id: string };
        Returns: Json;
      };
      get_class_stats: {
        Args: { draft_id: string };
        Returns: Json;
      };
      get_clip: {
        Args: { clip_id: string };
        Returns: Json;
      };
      get_clips: {
        Args: { app?: string; before?: string; maker?: string; sort?: string };
        Returns: Json;
      };
      get_coin_amt: {
        Args: { p_user_id: string };
        Returns: number;
      };
      get_coins_gained: {
        Args: { p_user_id?: string; start_date?: string; p_limit?: number };
        Returns: string[];
      };
      get_creator_state: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_daily: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_daily_seeds: {
        Args: { p_app_id: string; p_limit?: number };
        Returns: string[];
      };
      get_embeds: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_favorite_apps: {
        Args: { target_user_id: string };
        Returns: string[];
      };
      get_friends_board: {
        Args: { app_id: string; variant?: string; period?: string };
        Returns: Json;
      };
      get_guest_ticket: {
        Args: { app_id: string; variant?: string };
        Returns: Json;
      };
      get_homeroom: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      get_homeroom_board: {
        Args: { homeroom_id: string; board: string; period?: string };
        Returns: string[];
      };
      get_homeroom_member: {
        Args: { member_id: string };
        Returns: Json;
      };
      get_homeroom_messages: {
        Args: { homeroom_id: string; before?: number; since?: number; only_removed?: boolean };
        Returns: Json;
      };
      get_homeroom_people: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      get_homeroom_reports: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      get_join_state: {
        Args: { ticket?: string };
        Returns: Json;
      };
      get_leaderboard_data: {
        Args: { target_user_id: string };
        Returns: Json;
      };
      get_my_channels: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_classes: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_clips: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_days: {
        Args: { since?: string };
        Returns: Json;
      };
      get_my_homerooms: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_profile: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_my_runs: {
        Args: { before?: string; app?: string };
        Returns: Json;
      };
      get_my_videos: {
        Args: { channel_id?: string };
        Returns: Json;
      };
      get_race: {
        Args: { race_id: string; guest?: string };
        Returns: Json;
      };
      get_race_inputs: {
        Args: { race_id: string; guest?: string };
        Returns: Json;
      };
      get_rank_around: {
        Args: { board: string; period?: string };
        Returns: Json;
      };
      get_replay: {
        Args: { submission_id: string };
        Returns: Json;
      };
      get_site_hours: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      get_takedown: {
        Args: { reference: string; secret: string };
        Returns: Json;
      };
      get_top_streaks: {
        Args: { p_limit?: number };
        Returns: string[];
      };
      get_top_time_spent: {
        Args: { p_limit?: number };
        Returns: string[];
      };
      get_wallet_statement: {
        Args: { before?: number; p_limit?: number };
        Returns: string[];
      };
      homeroom_here: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      increment_time_spent: {
        Args: { user_id: string; increment_value?: number };
        Returns: number;
      };
      join_homeroom: {
        Args: { code: string; name: string };
        Returns: Json;
      };
      join_race: {
        Args: { code: string };
        Returns: Json;
      };
      judge_homeroom_report: {
        Args: { report_id: number; verdict: string };
        Returns: Json;
      };
      judge_race_run: {
        Args: { run_id: string; accept: boolean; score: number; reason?: string; hands?: Json; alike?: number[] };
        Returns: Json;
      };
      judge_race_runs: {
        Args: { verdicts: Json };
        Returns: Json;
      };
      judge_run: {
        Args: { run_id: string; accept: boolean; score: number; reason?: string; hands?: Json };
        Returns: Json;
      };
      keep_build_files: {
        Args: { build_id: string; judged: Json };
        Returns: Json;
      };
      keep_report: {
        Args: { build_id: string; report: Json };
        Returns: undefined;
      };
      leave_homeroom: {
        Args: { homeroom_id: string };
        Returns: Json;
      };
      leave_race: {
        Args: { race_id: string; guest?: string };
        Returns: Json;
      };
      like_clip: {
        Args: { clip_id: string; liked: boolean };
        Returns: Json;
      };
      link_channel: {
        Args: { url: string };
        Returns: Json;
      };
      lock_race: {
        Args: { race_id: string; locked: boolean };
        Returns: Json;
      };
      make_author_key: {
        Args: { name: string };
        Returns: Json;
      };
      make_clip: {
        Args: { submission_id: string; from_frame: number; to_frame: number; title: string; captions?: Json; tall?: boolean; poster_frame?: number };
        Returns: Json;
      };
      make_friend_code: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      moderate: {
        Args: { queue: string; subject: string; verb: string; reason: string; note?: string; seen?: string };
        Returns: Json;
      };
      moderation_counts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      moderation_item: {
        Args: { queue: string; subject: string };
        Returns: Json;
      };
      moderation_list: {
        Args: { queue: string };
        Returns: Json;
      };
      mute_member: {
        Args: { member_id: string; minutes: number };
        Returns: Json;
      };
      mute_player: {
        Args: { player: string; minutes: number; reason: string };
        Returns: Json;
      };
      my_appeal: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      my_blocks: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      my_friends: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      my_races: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      next_run: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      next_runs: {
        Args: { most: number };
        Returns: Json;
      };
      note_class: {
        Args: { app_id: string; build?: number; kind?: string; value?: number; message?: string };
        Returns: undefined;
      };
      note_clip: {
        Args: { clip_id: string; kind: string };
        Returns: Json;
      };
      note_score: {
        Args: { run_id: string; second: number; score: number };
        Returns: number;
      };
      open_joining: {
        Args: { homeroom_id: string; new_code?: boolean };
        Returns: Json;
      };
      open_race: {
        Args: { app_id: string; variant?: string; rounds?: number; open_to?: string; homeroom_id?: string; kind?: string };
        Returns: Json;
      };
      plan_accounts: {
        Args: { homeroom_id: string; names: Json };
        Returns: Json;
      };
      plan_collect: {
        Args: { ticket: string };
        Returns: Json;
      };
      plan_resets: {
        Args: { homeroom_id: string; members: string[] };
        Returns: Json;
      };
      playing_now: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      push_build: {
        Args: { author_key: string; step: string; given: Json };
        Returns: Json;
      };
      put_back_run: {
        Args: { run_id: string; attempt: number };
        Returns: undefined;
      };
      race_run_status: {
        Args: { run_id: string };
        Returns: string;
      };
      read_notices: {
        Args: { up_to: number };
        Returns: number;
      };
      refuse_newcomers: {
        Args: { homeroom_id: string; newcomers: string[] };
        Returns: Json;
      };
      reject_image: {
        Args: { submission_id: string; reason: string };
        Returns: Json;
      };
      relist_class: {
        Args: { draft_id: string };
        Returns: Json;
      };
      rematch_race: {
        Args: { race_id: string };
        Returns: Json;
      };
      remove_assignment: {
        Args: { assignment_id: string };
        Returns: Json;
      };
      remove_friend: {
        Args: { user_id: string };
        Returns: Json;
      };
      remove_homeroom_message: {
        Args: { message_id: number; reason: string };
        Returns: Json;
      };
      remove_member: {
        Args: { member_id: string };
        Returns: Json;
      };
      remove_message: {
        Args: { message_id: number; reason: string };
        Returns: Json;
      };
      remove_runner: {
        Args: { race_id: string; no: number };
        Returns: Json;
      };
      rename_member: {
        Args: { member_id: string; name: string };
        Returns: Json;
      };
      report: {
        Args: { target_kind: string; target_id: string; reason: string; details?: string };
        Returns: Json;
      };
      report_member: {
        Args: { member_id: string; reason: string; note?: string };
        Returns: Json;
      };
      report_message: {
        Args: { message_id: number; why: string; note?: string };
        Returns: Json;
      };
      report_runner: {
        Args: { race_id: string; no: number; why: string; note?: string; guest?: string };
        Returns: Json;
      };
      review_report: {
        Args: { report_id: number; resolve: boolean; answer?: string };
        Returns: Json;
      };
      review_score: {
        Args: { submission_id: string; accept: boolean; reason?: string };
        Returns: Json;
      };
      review_takedown: {
        Args: { reference: string; accept: boolean; decision: string };
        Returns: Json;
      };
      review_ticks: {
        Args: { build_id: string; ticks: string[] };
        Returns: string[];
      };
      review_video: {
        Args: { video_id: string; publish: boolean; reason?: string };
        Returns: Json;
      };
      revoke_author_key: {
        Args: { id: string };
        Returns: boolean;
      };
      roll_back: {
        Args: { draft_id: string; number: number };
        Returns: Json;
      };
      save_draft: {
        Args: { draft_id: string; form: Json };
        Returns: Json;
      };
      save_game: {
        Args: { app_id: string; data: string; base_rev?: number };
        Returns: Json;
      };
      say: {
        Args: { room_id: string; body: string };
        Returns: Json;
      };
      server_now: {
        Args: { null: string };
        Returns: string;
      };
      set_eyes: {
        Args: { homeroom_id: string; is_on: boolean; sentence?: string; minutes?: number };
        Returns: Json;
      };
      settle_race_run: {
        Args: { run_id: string; accept: boolean };
        Returns: Json;
      };
      show_inputs: {
        Args: { run_id: string; from_frame: number; to_frame: number; log: string; score: number; guest?: string };
        Returns: Json;
      };
      show_live_inputs: {
        Args: { run_id: string; from_frame: number; to_frame: number; log: string; score: number };
        Returns: Json;
      };
      start_race: {
        Args: { race_id: string };
        Returns: Json;
      };
      start_run: {
        Args: { app_id: string; mode?: string; variant?: string };
        Returns: Json;
      };
      stop_watching: {
        Args: { run_id: string };
        Returns: Json;
      };
      submit_class: {
        Args: { draft_id: string; build_id?: string };
        Returns: Json;
      };
      submit_clip: {
        Args: { clip_id: string };
        Returns: Json;
      };
      submit_paced: {
        Args: { run_id: string; score: number };
        Returns: Json;
      };
      submit_race_run: {
        Args: { run_id: string; log: string; frames: number; score: number; final_hash: string; guest?: string };
        Returns: Json;
      };
      submit_run: {
        Args: { run_id: string; log: string; score: number; final_hash: string; frames: number };
        Returns: Json;
      };
      sweep: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      take_build_files: {
        Args: { build_id: string; player: string };
        Returns: Json;
      };
      take_cover: {
        Args: { draft_id: string; moderator: string; seen: string };
        Returns: Json;
      };
      take_run: {
        Args: { run_id: string; p_user_id?: string };
        Returns: Json;
      };
      unblock_player: {
        Args: { blocked: string };
        Returns: Json;
      };
      undo_decision: {
        Args: { decision_id: number };
        Returns: Json;
      };
      unlink_channel: {
        Args: { channel_id: string };
        Returns: Json;
      };
      unlist_class: {
        Args: { draft_id: string };
        Returns: Json;
      };
      unmute_player: {
        Args: { player: string };
        Returns: Json;
      };
      unsay: {
        Args: { message_id: number };
        Returns: Json;
      };
      use_friend_code: {
        Args: { code: string };
        Returns: Json;
      };
      watch_live: {
        Args: { run_id: string };
        Returns: Json;
      };
      withdraw_class: {
        Args: { draft_id: string };
        Returns: Json;
      };
      withdraw_clip: {
        Args: { clip_id: string };
        Returns: Json;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
