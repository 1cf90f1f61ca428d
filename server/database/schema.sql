-- How the database looks today, written by `npm run database-types`. It is only read: migrations/ makes the tables,
-- functions/ holds the text of the views and functions.

CREATE TABLE account_deletions (
  user_id bigint NOT NULL,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  erase_at timestamp with time zone NOT NULL,
  set_aside jsonb NOT NULL,
  by_admin boolean NOT NULL DEFAULT false,
  CONSTRAINT account_deletions_pkey PRIMARY KEY (user_id),
  CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_by_time ON account_deletions USING btree (erase_at);

CREATE TABLE account_exports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id bigint NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'waiting'::text,
  progress smallint NOT NULL DEFAULT 0,
  bytes bigint,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone,
  tries smallint NOT NULL DEFAULT 0,
  CONSTRAINT account_exports_pkey PRIMARY KEY (id),
  CONSTRAINT account_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bytes_when_ready CHECK ((bytes IS NOT NULL) = (status = 'ready'::text)),
  CONSTRAINT progress_range CHECK (progress >= 0 AND progress <= 100),
  CONSTRAINT status_known CHECK (status = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text]))
);
CREATE INDEX account_exports_by_expiry ON account_exports USING btree (expires_at);
CREATE INDEX account_exports_of_user ON account_exports USING btree (user_id, requested_at DESC);
CREATE UNIQUE INDEX one_export_at_a_time ON account_exports USING btree (user_id) WHERE status = ANY (ARRAY['waiting'::text, 'running'::text]);

CREATE TABLE appeals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  decision_id bigint NOT NULL,
  text text NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'open'::text,
  reason text NOT NULL DEFAULT ''::text,
  by_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decided_at timestamp with time zone,
  CONSTRAINT appeals_pkey PRIMARY KEY (id),
  CONSTRAINT appeals_decision_id_key UNIQUE (decision_id),
  CONSTRAINT appeals_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT appeals_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE CASCADE,
  CONSTRAINT decided_with_reason CHECK ((status = 'open'::text) = (decided_at IS NULL) AND (status = 'open'::text) = (reason = ''::text)),
  CONSTRAINT reason_length CHECK (char_length(reason) <= 1000),
  CONSTRAINT status_known CHECK (status = ANY (ARRAY['open'::text, 'upheld'::text, 'overturned'::text])),
  CONSTRAINT text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE INDEX appeals_by_editor ON appeals USING btree (by_id);

CREATE TABLE applause (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL,
  user_id bigint NOT NULL,
  count smallint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT applause_pkey PRIMARY KEY (id),
  CONSTRAINT applause_post_id_user_id_key UNIQUE (post_id, user_id),
  CONSTRAINT applause_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT applause_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT count_range CHECK (count >= 1 AND count <= 50)
);
CREATE INDEX applause_of_post ON applause USING btree (post_id, id DESC);
CREATE INDEX applause_of_user ON applause USING btree (user_id, id DESC);
CREATE TRIGGER count_applause AFTER INSERT OR DELETE OR UPDATE OF count ON applause FOR EACH ROW EXECUTE FUNCTION count_applause();

CREATE TABLE applied_functions (
  hash text NOT NULL,
  undo text NOT NULL
);

CREATE TABLE approval_decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL,
  decision text COLLATE "C" NOT NULL,
  revision integer NOT NULL,
  waited_seconds integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT approval_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT approval_decisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT approval_decisions_waited_seconds_check CHECK (waited_seconds >= 0),
  CONSTRAINT decision_known CHECK (decision = ANY (ARRAY['published'::text, 'sentBack'::text]))
);
CREATE INDEX approval_decisions_of_post ON approval_decisions USING btree (post_id, id DESC);

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor_id bigint,
  action text COLLATE "C" NOT NULL,
  target_type text COLLATE "C" NOT NULL,
  target_id bigint,
  details jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_action ON audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_by_action_and_time ON audit_log USING btree (action, at);
CREATE INDEX audit_log_by_actor ON audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log_by_target ON audit_log USING btree (target_type, target_id, id DESC);
CREATE TRIGGER keep_audit_log BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();

CREATE TABLE author_days (
  user_id bigint NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0,
  CONSTRAINT author_days_pkey PRIMARY KEY (user_id, day),
  CONSTRAINT author_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT author_days_views_check CHECK (views >= 0)
);

CREATE TABLE author_hours (
  user_id bigint NOT NULL,
  month date NOT NULL,
  weekday smallint NOT NULL,
  hour smallint NOT NULL,
  views integer NOT NULL,
  CONSTRAINT author_hours_pkey PRIMARY KEY (user_id, month, weekday, hour),
  CONSTRAINT author_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT author_hours_hour_check CHECK (hour >= 0 AND hour <= 23),
  CONSTRAINT author_hours_views_check CHECK (views > 0),
  CONSTRAINT author_hours_weekday_check CHECK (weekday >= 1 AND weekday <= 7),
  CONSTRAINT month_begins CHECK (EXTRACT(day FROM month) = 1::numeric)
);
CREATE INDEX author_hours_by_month ON author_hours USING btree (month);

CREATE TABLE author_totals (
  user_id bigint NOT NULL,
  views bigint NOT NULL DEFAULT 0,
  likes bigint NOT NULL DEFAULT 0,
  comments bigint NOT NULL DEFAULT 0,
  CONSTRAINT author_totals_pkey PRIMARY KEY (user_id),
  CONSTRAINT author_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT author_totals_views_check CHECK (views >= 0)
);

CREATE TABLE backups (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  finished_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_by_time ON backups USING btree (finished_at DESC);

CREATE TABLE blocks (
  user_id bigint NOT NULL,
  other_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT blocks_pkey PRIMARY KEY (user_id, other_id),
  CONSTRAINT blocks_id_key UNIQUE (id),
  CONSTRAINT blocks_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT not_oneself CHECK (user_id <> other_id)
);
CREATE INDEX blocks_of_other ON blocks USING btree (other_id);
CREATE INDEX blocks_of_user ON blocks USING btree (user_id, id DESC);
CREATE TRIGGER forget_unread AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION forget_unread();

CREATE TABLE bookmarks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  post_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bookmarks_pkey PRIMARY KEY (id),
  CONSTRAINT bookmarks_user_id_post_id_key UNIQUE (user_id, post_id),
  CONSTRAINT bookmarks_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bookmarks_of_post ON bookmarks USING btree (post_id);
CREATE INDEX bookmarks_of_user ON bookmarks USING btree (user_id, id DESC);
CREATE TRIGGER leave_lists BEFORE DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION leave_lists();

CREATE TABLE case_tallies (
  status text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  amount integer NOT NULL
);

CREATE TABLE cases (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  type text COLLATE "C" NOT NULL,
  target_id bigint,
  owner_id bigint,
  origin text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'open'::text,
  snapshot jsonb NOT NULL,
  report_count integer NOT NULL DEFAULT 0,
  first_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  label text NOT NULL DEFAULT ''::text,
  reasons text[] COLLATE "C" NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT cases_pkey PRIMARY KEY (id),
  CONSTRAINT cases_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT label_length CHECK (char_length(label) <= 200),
  CONSTRAINT origin_known CHECK (origin = ANY (ARRAY['report'::text, 'hold'::text, 'contact'::text, 'editor'::text])),
  CONSTRAINT status_known CHECK (status = ANY (ARRAY['open'::text, 'held'::text, 'decided'::text, 'appealed'::text])),
  CONSTRAINT type_known CHECK (type = ANY (ARRAY['post'::text, 'comment'::text, 'user'::text, 'message'::text, 'contact'::text]))
);
CREATE INDEX cases_about_member ON cases USING btree (owner_id, status);
CREATE INDEX cases_about_thing ON cases USING btree (type, target_id, id DESC);
CREATE INDEX cases_by_status ON cases USING btree (status, changed_at, id);
CREATE INDEX cases_by_status_and_type ON cases USING btree (status, type, changed_at, id);
CREATE UNIQUE INDEX one_undecided_case ON cases USING btree (type, target_id) WHERE status = ANY (ARRAY['open'::text, 'held'::text]);
CREATE TRIGGER count_case AFTER INSERT OR DELETE OR UPDATE OF status ON cases FOR EACH ROW EXECUTE FUNCTION count_case();

CREATE TABLE categories (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  slug text COLLATE "C" NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  writable_by text COLLATE "C" NOT NULL DEFAULT 'everyone'::text,
  needs_approval boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL DEFAULT 0,
  is_hidden boolean NOT NULL DEFAULT false,
  is_journal boolean NOT NULL DEFAULT false,
  merging_into integer,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_name_key UNIQUE (name),
  CONSTRAINT categories_slug_key UNIQUE (slug),
  CONSTRAINT categories_merging_into_fkey FOREIGN KEY (merging_into) REFERENCES categories(id),
  CONSTRAINT description_length CHECK (char_length(description) <= 300),
  CONSTRAINT journal_stays CHECK (NOT is_journal OR merging_into IS NULL),
  CONSTRAINT merges_elsewhere CHECK (merging_into IS NULL OR merging_into <> id AND is_hidden),
  CONSTRAINT name_length CHECK (char_length(name) >= 2 AND char_length(name) <= 50),
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT writable_by_known CHECK (writable_by = ANY (ARRAY['everyone'::text, 'editors'::text]))
);
CREATE INDEX categories_merging ON categories USING btree (merging_into) WHERE merging_into IS NOT NULL;
CREATE UNIQUE INDEX only_journal ON categories USING btree (is_journal) WHERE is_journal;
CREATE TRIGGER keep_former_category_slug AFTER UPDATE OF slug ON categories FOR EACH ROW WHEN (new.slug <> old.slug) EXECUTE FUNCTION keep_former_category_slug();
CREATE TRIGGER refuse_former_category_slug AFTER INSERT ON categories FOR EACH ROW EXECUTE FUNCTION keep_former_category_slug();

-- VIEW category_cards
--   id integer
--   slug text COLLATE "C"
--   name text
--   description text
--   "postCount" integer

CREATE TABLE challenges (
  token_hash bytea NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  user_id bigint,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT challenges_pkey PRIMARY KEY (token_hash),
  CONSTRAINT challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT purpose_known CHECK (purpose = ANY (ARRAY['secondStep'::text, 'newPasskey'::text, 'passkey'::text])),
  CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32),
  CONSTRAINT user_known CHECK ((purpose = 'passkey'::text) = (user_id IS NULL))
);
CREATE INDEX challenges_by_expiry ON challenges USING btree (expires_at);
CREATE INDEX challenges_of_user ON challenges USING btree (user_id);

CREATE TABLE comment_likes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  comment_id bigint NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT comment_likes_pkey PRIMARY KEY (id),
  CONSTRAINT comment_likes_comment_id_user_id_key UNIQUE (comment_id, user_id),
  CONSTRAINT comment_likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT comment_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX comment_likes_of_user ON comment_likes USING btree (user_id);
CREATE TRIGGER count_comment_like AFTER INSERT OR DELETE ON comment_likes FOR EACH ROW EXECUTE FUNCTION count_comment_like();

CREATE TABLE comments (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL,
  user_id bigint NOT NULL,
  parent_id bigint,
  text text NOT NULL,
  status smallint NOT NULL DEFAULT 1,
  like_count integer NOT NULL DEFAULT 0,
  reply_count integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  author_hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT comments_pkey PRIMARY KEY (id),
  CONSTRAINT comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT comments_like_count_check CHECK (like_count >= 0),
  CONSTRAINT comments_reply_count_check CHECK (reply_count >= 0),
  CONSTRAINT status_known CHECK (status >= 0 AND status <= 4),
  CONSTRAINT text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 5000)
);
CREATE INDEX all_comments_of_user ON comments USING btree (user_id, id);
CREATE INDEX comments_of_post ON comments USING btree (post_id) INCLUDE (user_id) WHERE status = 1;
CREATE INDEX comments_of_user ON comments USING btree (user_id, id DESC) WHERE status = 1;
CREATE INDEX held_comments ON comments USING btree (post_id, user_id) WHERE status = 4;
CREATE INDEX replies_of_comment ON comments USING btree (parent_id, id) WHERE status = 1;
CREATE INDEX threads_of_post ON comments USING btree (post_id, id DESC) WHERE status = 1 AND parent_id IS NULL;
CREATE INDEX threads_of_post_by_likes ON comments USING btree (post_id, like_count DESC, id DESC) WHERE status = 1 AND parent_id IS NULL;
CREATE TRIGGER check_thread BEFORE INSERT ON comments FOR EACH ROW WHEN (new.parent_id IS NOT NULL) EXECUTE FUNCTION check_thread();
CREATE TRIGGER count_changed_comments AFTER UPDATE ON comments REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_changed_comments();
CREATE TRIGGER count_comment AFTER INSERT OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION count_comment();
CREATE TRIGGER hide_comment_with_author BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION hide_with_author();
CREATE TRIGGER note_new_comments AFTER INSERT ON comments REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_new_comments();

CREATE TABLE custom_list_items (
  list_id bigint NOT NULL,
  bookmark_id bigint NOT NULL,
  "position" integer NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  CONSTRAINT custom_list_items_pkey PRIMARY KEY (list_id, bookmark_id),
  CONSTRAINT custom_list_items_bookmark_id_fkey FOREIGN KEY (bookmark_id) REFERENCES bookmarks(id) ON DELETE CASCADE,
  CONSTRAINT custom_list_items_list_id_fkey FOREIGN KEY (list_id) REFERENCES custom_lists(id) ON DELETE CASCADE,
  CONSTRAINT note_length CHECK (char_length(note) <= 500)
);
CREATE INDEX custom_list_items_in_order ON custom_list_items USING btree (list_id, "position", bookmark_id);
CREATE INDEX custom_list_items_of_bookmark ON custom_list_items USING btree (bookmark_id);
CREATE TRIGGER count_list_item AFTER INSERT OR DELETE ON custom_list_items FOR EACH ROW EXECUTE FUNCTION count_list_item();

CREATE TABLE custom_lists (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  post_count integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT custom_lists_pkey PRIMARY KEY (id),
  CONSTRAINT custom_lists_user_id_slug_key UNIQUE (user_id, slug),
  CONSTRAINT custom_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT custom_lists_post_count_check CHECK (post_count >= 0),
  CONSTRAINT name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);

CREATE TABLE decisions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  rule text COLLATE "C",
  reason text NOT NULL DEFAULT ''::text,
  until timestamp with time zone,
  by_id bigint,
  fingerprint text COLLATE "C" NOT NULL DEFAULT ''::text,
  was_status smallint,
  content jsonb,
  shown text COLLATE "C",
  is_overturned boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  hide_posts boolean NOT NULL DEFAULT false,
  CONSTRAINT decisions_pkey PRIMARY KEY (id),
  CONSTRAINT decisions_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  CONSTRAINT has_reason CHECK (kind = 'dismiss'::text OR reason <> ''::text),
  CONSTRAINT hiding_of_suspension CHECK (NOT hide_posts OR kind = 'suspend'::text),
  CONSTRAINT kind_known CHECK (kind = ANY (ARRAY['dismiss'::text, 'hold'::text, 'takeDown'::text, 'warn'::text, 'suspend'::text])),
  CONSTRAINT reason_length CHECK (char_length(reason) <= 1000),
  CONSTRAINT shown_known CHECK (shown = ANY (ARRAY['first'::text, 'again'::text])),
  CONSTRAINT until_of_suspension CHECK (until IS NULL OR kind = 'suspend'::text)
);
CREATE INDEX decisions_by_editor ON decisions USING btree (by_id);
CREATE INDEX decisions_of_case ON decisions USING btree (case_id, id DESC);

CREATE TABLE email_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  old_email text COLLATE "C" NOT NULL,
  new_email text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (id),
  CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT another_address CHECK (new_email <> old_email),
  CONSTRAINT email_shape CHECK (char_length(new_email) <= 254 AND new_email = lower(new_email) AND new_email ~~ '%_@_%'::text)
);
CREATE INDEX email_changes_by_old_email ON email_changes USING btree (old_email);
CREATE INDEX email_changes_by_time ON email_changes USING btree (created_at);
CREATE INDEX email_changes_of_user ON email_changes USING btree (user_id, id);
CREATE UNIQUE INDEX email_changes_waiting ON email_changes USING btree (user_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;

CREATE TABLE embeds (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  url text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  title text,
  thumbnail text COLLATE "C",
  stale_at timestamp with time zone NOT NULL,
  CONSTRAINT embeds_pkey PRIMARY KEY (id),
  CONSTRAINT embeds_url_key UNIQUE (url),
  CONSTRAINT url_length CHECK (char_length(url) <= 2048)
);

CREATE TABLE erased_usernames (
  hash bytea NOT NULL,
  CONSTRAINT erased_usernames_pkey PRIMARY KEY (hash),
  CONSTRAINT hash_length CHECK (length(hash) = 32)
);

CREATE TABLE former_category_slugs (
  slug text COLLATE "C" NOT NULL,
  category_id integer NOT NULL,
  CONSTRAINT former_category_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT former_category_slugs_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE INDEX former_slugs_of_category ON former_category_slugs USING btree (category_id);

CREATE TABLE former_tag_slugs (
  slug text COLLATE "C" NOT NULL,
  tag_id bigint NOT NULL,
  CONSTRAINT former_tag_slugs_pkey PRIMARY KEY (slug),
  CONSTRAINT former_tag_slugs_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE,
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)
);
CREATE INDEX former_slugs_of_tag ON former_tag_slugs USING btree (tag_id);

CREATE TABLE former_usernames (
  username text COLLATE "C" NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT former_usernames_pkey PRIMARY KEY (username),
  CONSTRAINT former_usernames_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT username_shape CHECK (username ~ '^[a-z0-9_.]{3,30}$'::text)
);
CREATE INDEX former_usernames_of_user ON former_usernames USING btree (user_id);

CREATE TABLE gathered_mails (
  user_id bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  due_at timestamp with time zone,
  queued_at timestamp with time zone,
  mailed_at timestamp with time zone,
  news_ids bigint[] NOT NULL DEFAULT '{}'::bigint[],
  CONSTRAINT gathered_mails_pkey PRIMARY KEY (user_id, kind),
  CONSTRAINT gathered_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT gathered_mails_kind CHECK (kind = ANY (ARRAY['newPost'::text, 'newFollower'::text, 'newLike'::text, 'newComment'::text, 'newMessage'::text, 'digest'::text]))
);
CREATE INDEX gathered_mails_due ON gathered_mails USING btree (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE hub_progress (
  is_only boolean NOT NULL DEFAULT true,
  "position" bigint NOT NULL,
  CONSTRAINT hub_progress_pkey PRIMARY KEY (is_only),
  CONSTRAINT hub_progress_is_only_check CHECK (is_only)
);

CREATE TABLE import_items (
  import_id bigint NOT NULL,
  key text COLLATE "C" NOT NULL,
  user_id bigint NOT NULL,
  "position" integer NOT NULL,
  title text NOT NULL,
  post_id bigint,
  is_existing boolean NOT NULL DEFAULT false,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT import_items_pkey PRIMARY KEY (import_id, key),
  CONSTRAINT import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  CONSTRAINT import_items_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT import_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT import_items_position_check CHECK ("position" >= 0),
  CONSTRAINT key_shape CHECK (key ~ '^[A-Za-z0-9_-]{43}$'::text),
  CONSTRAINT problems_list CHECK (jsonb_typeof(problems) = 'array'::text)
);
CREATE UNIQUE INDEX import_item_of_post ON import_items USING btree (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX import_items_of_user ON import_items USING btree (user_id);
CREATE UNIQUE INDEX imported_once ON import_items USING btree (user_id, key) WHERE post_id IS NOT NULL;

CREATE TABLE imports (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  file_name text NOT NULL,
  has_file boolean NOT NULL DEFAULT true,
  mode text COLLATE "C" NOT NULL,
  category_id integer,
  status text COLLATE "C" NOT NULL DEFAULT 'arriving'::text,
  source text COLLATE "C",
  progress smallint NOT NULL DEFAULT 0,
  error text,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT file_name_length CHECK (char_length(file_name) <= 120),
  CONSTRAINT mode_known CHECK (mode = ANY (ARRAY['draft'::text, 'published'::text])),
  CONSTRAINT progress_range CHECK (progress >= 0 AND progress <= 100),
  CONSTRAINT published_somewhere CHECK (mode <> 'published'::text OR category_id IS NOT NULL),
  CONSTRAINT status_known CHECK (status = ANY (ARRAY['arriving'::text, 'waiting'::text, 'running'::text, 'ready'::text, 'failed'::text, 'undone'::text]))
);
CREATE INDEX imports_in_category ON imports USING btree (category_id);
CREATE INDEX imports_of_user ON imports USING btree (user_id, id DESC);
CREATE INDEX imports_with_file ON imports USING btree (id) WHERE has_file;
CREATE UNIQUE INDEX one_import_at_a_time ON imports USING btree (user_id) WHERE status = ANY (ARRAY['arriving'::text, 'waiting'::text, 'running'::text]);

CREATE TABLE invitations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  code text COLLATE "C" NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  most_uses integer NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  by_id bigint,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_code_key UNIQUE (code),
  CONSTRAINT invitations_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT code_shape CHECK (code ~ '^[a-z2-9]{12}$'::text),
  CONSTRAINT most_uses_range CHECK (most_uses >= 1 AND most_uses <= 1000),
  CONSTRAINT note_length CHECK (char_length(note) <= 100),
  CONSTRAINT uses_within CHECK (uses >= 0 AND uses <= most_uses)
);
CREATE INDEX invitations_by_member ON invitations USING btree (by_id);

CREATE TABLE known_posts (
  post_id bigint NOT NULL,
  CONSTRAINT known_posts_pkey PRIMARY KEY (post_id),
  CONSTRAINT known_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);

CREATE TABLE known_words (
  word text COLLATE "C" NOT NULL,
  post_count integer NOT NULL,
  CONSTRAINT known_words_pkey PRIMARY KEY (word)
);
CREATE INDEX known_words_by_trigrams ON known_words USING gin (word gin_trgm_ops);

CREATE TABLE live_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  topic text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL,
  item_id bigint NOT NULL,
  "position" bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT live_events_pkey PRIMARY KEY (id),
  CONSTRAINT live_events_position_key UNIQUE ("position")
);
CREATE INDEX live_events_by_age ON live_events USING btree (created_at);
CREATE INDEX live_events_of_topic ON live_events USING btree (topic, "position");
CREATE INDEX live_events_waiting ON live_events USING btree (id) WHERE "position" IS NULL;

CREATE TABLE mail_links (
  token_hash bytea NOT NULL,
  user_id bigint NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  email text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  email_change_id bigint,
  CONSTRAINT mail_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT mail_links_email_change_id_fkey FOREIGN KEY (email_change_id) REFERENCES email_changes(id) ON DELETE CASCADE,
  CONSTRAINT mail_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT change_known CHECK ((purpose = ANY (ARRAY['change'::text, 'undo'::text])) = (email_change_id IS NOT NULL)),
  CONSTRAINT purpose_known CHECK (purpose = ANY (ARRAY['confirm'::text, 'reset'::text, 'change'::text, 'undo'::text])),
  CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX mail_links_by_expiry ON mail_links USING btree (expires_at);
CREATE INDEX mail_links_of_change ON mail_links USING btree (email_change_id);
CREATE INDEX mail_links_of_user ON mail_links USING btree (user_id, purpose);

CREATE TABLE mail_progress (
  is_only boolean NOT NULL DEFAULT true,
  "position" bigint NOT NULL,
  CONSTRAINT mail_progress_pkey PRIMARY KEY (is_only),
  CONSTRAINT mail_progress_is_only_check CHECK (is_only)
);

CREATE TABLE messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  messenger_id bigint NOT NULL,
  user_id bigint NOT NULL,
  text text NOT NULL,
  key uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  is_taken_down boolean NOT NULL DEFAULT false,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_messenger_id_fkey FOREIGN KEY (messenger_id) REFERENCES messengers(id) ON DELETE CASCADE,
  CONSTRAINT messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT text_length CHECK (char_length(text) >= 1 AND char_length(text) <= 5000)
);
CREATE UNIQUE INDEX messages_by_key ON messages USING btree (user_id, key) WHERE key IS NOT NULL;
CREATE INDEX messages_of_messenger ON messages USING btree (messenger_id, id DESC);
CREATE INDEX messages_of_user ON messages USING btree (user_id);
CREATE TRIGGER deliver_message AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION deliver_message();

CREATE TABLE messenger_members (
  messenger_id bigint NOT NULL,
  user_id bigint NOT NULL,
  is_accepted boolean NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  is_muted boolean NOT NULL DEFAULT false,
  last_message_id bigint,
  cleared_to bigint NOT NULL DEFAULT 0,
  read_to bigint NOT NULL DEFAULT 0,
  unread_count integer NOT NULL DEFAULT 0,
  typing_at timestamp with time zone,
  cleared_count integer NOT NULL DEFAULT 0,
  CONSTRAINT messenger_members_pkey PRIMARY KEY (messenger_id, user_id),
  CONSTRAINT messenger_members_messenger_id_fkey FOREIGN KEY (messenger_id) REFERENCES messengers(id) ON DELETE CASCADE,
  CONSTRAINT messenger_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT messenger_members_cleared_count_check CHECK (cleared_count >= 0),
  CONSTRAINT messenger_members_unread_count_check CHECK (unread_count >= 0)
);
CREATE INDEX members_with_unread ON messenger_members USING btree (user_id) WHERE unread_count > 0;
CREATE INDEX memberships_of_user ON messenger_members USING btree (user_id);
CREATE INDEX messengers_of_user ON messenger_members USING btree (user_id, is_accepted, last_message_id DESC) WHERE is_shown AND last_message_id IS NOT NULL;

CREATE TABLE messengers (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_ids bigint[] NOT NULL,
  creator_id bigint,
  name text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  message_count integer NOT NULL DEFAULT 0,
  CONSTRAINT messengers_pkey PRIMARY KEY (id),
  CONSTRAINT messengers_member_ids_key UNIQUE (member_ids),
  CONSTRAINT messengers_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT member_count CHECK (cardinality(member_ids) >= 2 AND cardinality(member_ids) <= 20),
  CONSTRAINT messengers_message_count_check CHECK (message_count >= 0),
  CONSTRAINT name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 80),
  CONSTRAINT name_of_several CHECK (name IS NULL OR cardinality(member_ids) > 2)
);
CREATE INDEX messengers_of_creator ON messengers USING btree (creator_id) WHERE creator_id IS NOT NULL;
CREATE TRIGGER add_members AFTER INSERT ON messengers FOR EACH ROW EXECUTE FUNCTION add_members();
CREATE TRIGGER sort_members BEFORE INSERT ON messengers FOR EACH ROW EXECUTE FUNCTION sort_members();

CREATE TABLE migrations (
  name text COLLATE "C" NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  hash text NOT NULL DEFAULT ''::text,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE mutes (
  user_id bigint NOT NULL,
  other_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  CONSTRAINT mutes_pkey PRIMARY KEY (user_id, other_id),
  CONSTRAINT mutes_id_key UNIQUE (id),
  CONSTRAINT mutes_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT not_oneself CHECK (user_id <> other_id)
);
CREATE INDEX mutes_of_other ON mutes USING btree (other_id);
CREATE INDEX mutes_of_user ON mutes USING btree (user_id, id DESC);

CREATE TABLE notification_actors (
  group_id bigint NOT NULL,
  actor_id bigint NOT NULL,
  comment_id bigint,
  CONSTRAINT notification_actors_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_actors_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT notification_actors_group_id_fkey FOREIGN KEY (group_id) REFERENCES notifications(group_id) ON DELETE CASCADE
);
CREATE INDEX notification_actors_by_actor ON notification_actors USING btree (actor_id);
CREATE INDEX notification_actors_of_comment ON notification_actors USING btree (comment_id) WHERE comment_id IS NOT NULL;
CREATE UNIQUE INDEX notification_actors_once ON notification_actors USING btree (group_id, actor_id, COALESCE(comment_id, 0::bigint));
CREATE TRIGGER recount_actors AFTER DELETE ON notification_actors REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recount_actors();

CREATE TABLE notification_mutes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  post_id bigint,
  type text COLLATE "C",
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT notification_mutes_pkey PRIMARY KEY (id),
  CONSTRAINT notification_mutes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT notification_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT about_one_thing CHECK (num_nonnulls(post_id, type) = 1),
  CONSTRAINT type_can_be_muted CHECK (type = ANY (ARRAY['newPost'::text, 'newFollower'::text, 'newLike'::text, 'newComment'::text, 'newReply'::text, 'commentLike'::text, 'mention'::text]))
);
CREATE INDEX notification_mutes_of_post ON notification_mutes USING btree (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notification_mutes_of_user ON notification_mutes USING btree (user_id, id DESC);
CREATE UNIQUE INDEX notification_mutes_once ON notification_mutes USING btree (user_id, COALESCE(post_id, 0::bigint), COALESCE(type, ''::text));

CREATE TABLE notifications (
  group_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  id bigint NOT NULL DEFAULT nextval('notification_ids'::regclass),
  user_id bigint NOT NULL,
  type text COLLATE "C" NOT NULL,
  actor_id bigint,
  actor_count integer NOT NULL DEFAULT 1,
  post_id bigint,
  comment_id bigint,
  note text,
  is_seen boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decision text COLLATE "C",
  decision_id bigint,
  about text COLLATE "C",
  CONSTRAINT notifications_pkey PRIMARY KEY (group_id),
  CONSTRAINT notifications_id_key UNIQUE (id),
  CONSTRAINT notifications_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  CONSTRAINT notifications_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE CASCADE,
  CONSTRAINT notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT about_a_decision CHECK ((about IS NULL) = (decision_id IS NULL)),
  CONSTRAINT about_known CHECK (about = ANY (ARRAY['decided'::text, 'upheld'::text, 'overturned'::text, 'reported'::text])),
  CONSTRAINT decision_known CHECK (decision = ANY (ARRAY['published'::text, 'planned'::text, 'sentBack'::text])),
  CONSTRAINT not_from_oneself CHECK (actor_id <> user_id),
  CONSTRAINT note_length CHECK (char_length(note) <= 2000),
  CONSTRAINT notifications_actor_count_check CHECK (actor_count >= 1),
  CONSTRAINT type_known CHECK (type = ANY (ARRAY['newPost'::text, 'newFollower'::text, 'newLike'::text, 'newComment'::text, 'newReply'::text, 'commentLike'::text, 'mention'::text, 'moderation'::text]))
);
CREATE UNIQUE INDEX new_posts_notified_once ON notifications USING btree (user_id, post_id) WHERE type = 'newPost'::text;
CREATE INDEX notifications_about ON notifications USING btree (user_id, type, COALESCE(post_id, 0::bigint), COALESCE(comment_id, 0::bigint));
CREATE INDEX notifications_about_comment ON notifications USING btree (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX notifications_about_post ON notifications USING btree (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX notifications_by_type ON notifications USING btree (user_id, type, id DESC);
CREATE INDEX notifications_from_actor ON notifications USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX notifications_of_decision ON notifications USING btree (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX notifications_of_user ON notifications USING btree (user_id, id DESC);
CREATE UNIQUE INDEX unseen_notifications_about ON notifications USING btree (user_id, type, COALESCE(post_id, 0::bigint), COALESCE(comment_id, 0::bigint)) WHERE NOT is_seen AND type <> 'moderation'::text;
CREATE INDEX unseen_notifications_of_user ON notifications USING btree (user_id) WHERE NOT is_seen;
CREATE TRIGGER note_new_notifications AFTER INSERT ON notifications REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_new_notifications();
CREATE TRIGGER note_renewed_notifications AFTER UPDATE ON notifications REFERENCING OLD TABLE AS earlier NEW TABLE AS renewed FOR EACH STATEMENT EXECUTE FUNCTION note_renewed_notifications();

CREATE TABLE passkeys (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  credential_id text COLLATE "C" NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] COLLATE "C" NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT counter_range CHECK (counter >= 0 AND counter <= '4294967295'::bigint),
  CONSTRAINT credential_id_length CHECK (char_length(credential_id) >= 1 AND char_length(credential_id) <= 1400),
  CONSTRAINT name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT public_key_length CHECK (octet_length(public_key) <= 8192)
);
CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id, id DESC);

-- VIEW post_cards
--   "postId" bigint
--   "userId" bigint
--   "categoryId" integer
--   "secondCategoryId" integer
--   slug text COLLATE "C"
--   title text
--   excerpt text
--   cover text
--   status smallint
--   "publishTime" timestamp with time zone
--   "postCreatedAt" timestamp with time zone
--   "updatedAt" timestamp with time zone
--   views bigint
--   likes bigint
--   "postCommentCount" integer
--   "readTime" integer

CREATE TABLE post_days (
  post_id bigint NOT NULL,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  depth_known integer NOT NULL DEFAULT 0,
  depth_25 integer NOT NULL DEFAULT 0,
  depth_50 integer NOT NULL DEFAULT 0,
  depth_75 integer NOT NULL DEFAULT 0,
  depth_100 integer NOT NULL DEFAULT 0,
  CONSTRAINT post_days_pkey PRIMARY KEY (post_id, day),
  CONSTRAINT post_days_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT depths_fall CHECK (depth_known >= depth_25 AND depth_25 >= depth_50 AND depth_50 >= depth_75 AND depth_75 >= depth_100 AND depth_100 >= 0),
  CONSTRAINT post_days_views_check CHECK (views >= 0)
);

CREATE TABLE post_edits (
  post_id bigint NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  entries jsonb STORAGE EXTERNAL NOT NULL,
  entries_sort text[] COLLATE "C" NOT NULL,
  categories text[] NOT NULL,
  tags text[] NOT NULL,
  cover text,
  canonical text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT post_edits_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_edits_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT entries_list CHECK (jsonb_typeof(entries) = 'array'::text),
  CONSTRAINT excerpt_length CHECK (char_length(excerpt) <= 500),
  CONSTRAINT post_edits_version_check CHECK (version >= 1),
  CONSTRAINT title_length CHECK (char_length(title) <= 200)
);

CREATE TABLE post_months (
  post_id bigint NOT NULL,
  month date NOT NULL,
  user_id bigint NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  CONSTRAINT post_months_pkey PRIMARY KEY (post_id, month),
  CONSTRAINT post_months_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_months_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT month_begins CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT post_months_views_check CHECK (views >= 0)
);
CREATE INDEX post_months_by_views ON post_months USING btree (user_id, month, views DESC, post_id DESC);

CREATE TABLE post_notes (
  post_id bigint NOT NULL,
  rule text,
  reason text NOT NULL,
  editor_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  answer text,
  answered_at timestamp with time zone,
  CONSTRAINT post_notes_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_notes_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT post_notes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT answer_has_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT answer_length CHECK (char_length(answer) >= 1 AND char_length(answer) <= 1000),
  CONSTRAINT reason_length CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  CONSTRAINT rule_length CHECK (char_length(rule) >= 1 AND char_length(rule) <= 200)
);
CREATE INDEX post_notes_by_editor ON post_notes USING btree (editor_id) WHERE editor_id IS NOT NULL;

CREATE TABLE post_revisions (
  post_id bigint NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  entries jsonb STORAGE EXTERNAL NOT NULL,
  entries_sort text[] COLLATE "C" NOT NULL,
  word_count integer NOT NULL,
  is_closed boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  cover text,
  canonical text,
  categories text[] COLLATE "C",
  tags text[] COLLATE "C",
  CONSTRAINT post_revisions_pkey PRIMARY KEY (post_id, number),
  CONSTRAINT post_revisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT labels_together CHECK ((categories IS NULL) = (tags IS NULL)),
  CONSTRAINT post_revisions_number_check CHECK (number >= 1),
  CONSTRAINT post_revisions_word_count_check CHECK (word_count >= 0)
);

CREATE TABLE post_sources (
  post_id bigint NOT NULL,
  day date NOT NULL,
  source text COLLATE "C" NOT NULL,
  views integer NOT NULL,
  CONSTRAINT post_sources_pkey PRIMARY KEY (post_id, day, source),
  CONSTRAINT post_sources_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_sources_views_check CHECK (views > 0),
  CONSTRAINT source_length CHECK (length(source) >= 1 AND length(source) <= 253)
);

CREATE TABLE post_tags (
  post_id bigint NOT NULL,
  tag_id bigint NOT NULL,
  "position" smallint NOT NULL,
  post_created_at timestamp with time zone NOT NULL,
  CONSTRAINT post_tags_pkey PRIMARY KEY (post_id, tag_id),
  CONSTRAINT post_tags_post_id_position_key UNIQUE (post_id, "position"),
  CONSTRAINT post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE,
  CONSTRAINT at_most_five CHECK ("position" >= 0 AND "position" <= 4)
);
CREATE INDEX posts_with_tag ON post_tags USING btree (tag_id, post_created_at DESC, post_id DESC);
CREATE TRIGGER note_gone_post_tags AFTER DELETE ON post_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();
CREATE TRIGGER note_new_post_tags AFTER INSERT ON post_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_post_tags();

CREATE TABLE post_tallies (
  kind text COLLATE "C" NOT NULL,
  amount integer NOT NULL
);
CREATE INDEX post_tallies_by_kind ON post_tallies USING btree (kind) INCLUDE (amount);

CREATE TABLE post_uploads (
  post_id bigint NOT NULL,
  upload_id text COLLATE "C" NOT NULL,
  CONSTRAINT post_uploads_pkey PRIMARY KEY (post_id, upload_id),
  CONSTRAINT post_uploads_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT post_uploads_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id)
);
CREATE INDEX posts_with_upload ON post_uploads USING btree (upload_id);

CREATE TABLE post_waits (
  post_id bigint NOT NULL,
  since timestamp with time zone NOT NULL DEFAULT now(),
  reasons text[] COLLATE "C" NOT NULL DEFAULT '{}'::text[],
  words text[] NOT NULL DEFAULT '{}'::text[],
  compared_to integer,
  CONSTRAINT post_waits_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_waits_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  CONSTRAINT reasons_known CHECK (reasons <@ ARRAY['category'::text, 'first'::text, 'links'::text, 'repetition'::text, 'words'::text])
);
CREATE INDEX post_waits_by_time ON post_waits USING btree (since, post_id);

CREATE TABLE post_words (
  post_id bigint NOT NULL,
  user_id bigint NOT NULL,
  is_public boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  category_id integer,
  second_category_id integer,
  read_time integer NOT NULL,
  title text COLLATE "C" NOT NULL,
  heading tsvector NOT NULL,
  words tsvector STORAGE EXTERNAL NOT NULL,
  CONSTRAINT post_words_pkey PRIMARY KEY (post_id),
  CONSTRAINT post_words_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);
CREATE INDEX found_posts_by_time ON post_words USING btree (created_at DESC, post_id DESC) WHERE is_public;
CREATE INDEX found_posts_of_category ON post_words USING btree (category_id, created_at DESC, post_id DESC) WHERE is_public;
CREATE INDEX found_posts_of_second_category ON post_words USING btree (second_category_id, created_at DESC, post_id DESC) WHERE is_public AND second_category_id IS NOT NULL;
CREATE INDEX found_posts_of_user ON post_words USING btree (user_id, created_at DESC, post_id DESC);
CREATE INDEX public_posts_by_heading ON post_words USING gin (heading) WHERE is_public;
CREATE INDEX public_posts_by_title ON post_words USING btree (title) WHERE is_public;
CREATE INDEX public_posts_by_words ON post_words USING gin (words) WHERE is_public;

CREATE TABLE posts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  slug text COLLATE "C",
  title text NOT NULL,
  excerpt text NOT NULL DEFAULT ''::text,
  summary text NOT NULL DEFAULT ''::text,
  category_id integer,
  second_category_id integer,
  status smallint NOT NULL,
  entries jsonb STORAGE EXTERNAL NOT NULL DEFAULT '[]'::jsonb,
  entries_sort text[] COLLATE "C" NOT NULL DEFAULT '{}'::text[],
  cover text,
  canonical text,
  read_time integer NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  likes bigint NOT NULL DEFAULT 0,
  comment_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  publish_time timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  published_at timestamp with time zone,
  creation_key text COLLATE "C",
  comments_closed boolean NOT NULL DEFAULT false,
  thread_count integer NOT NULL DEFAULT 0,
  applauder_count integer NOT NULL DEFAULT 0,
  author_hidden boolean NOT NULL DEFAULT false,
  taken_down_at timestamp with time zone,
  CONSTRAINT posts_pkey PRIMARY KEY (id),
  CONSTRAINT posts_slug_key UNIQUE (slug),
  CONSTRAINT posts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT posts_second_category_id_fkey FOREIGN KEY (second_category_id) REFERENCES categories(id),
  CONSTRAINT posts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT categories_differ CHECK (second_category_id IS NULL OR category_id IS NOT NULL AND second_category_id <> category_id),
  CONSTRAINT creation_key_length CHECK (char_length(creation_key) >= 8 AND char_length(creation_key) <= 64),
  CONSTRAINT entries_list CHECK (jsonb_typeof(entries) = 'array'::text),
  CONSTRAINT excerpt_length CHECK (char_length(excerpt) <= 500),
  CONSTRAINT posts_applauder_count_check CHECK (applauder_count >= 0),
  CONSTRAINT posts_comment_count_check CHECK (comment_count >= 0),
  CONSTRAINT posts_likes_check CHECK (likes >= 0),
  CONSTRAINT posts_read_time_check CHECK (read_time >= 0),
  CONSTRAINT posts_thread_count_check CHECK (thread_count >= 0),
  CONSTRAINT posts_version_check CHECK (version >= 1),
  CONSTRAINT posts_views_check CHECK (views >= 0),
  CONSTRAINT public_was_published CHECK (status <> 1 OR published_at IS NOT NULL),
  CONSTRAINT published_is_whole CHECK ((status <> ALL (ARRAY[1, 5])) OR publish_time IS NOT NULL AND slug IS NOT NULL AND category_id IS NOT NULL),
  CONSTRAINT slug_is_no_number CHECK (slug !~ '^[0-9]+$'::text),
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT status_known CHECK (status >= 0 AND status <= 5),
  CONSTRAINT summary_length CHECK (char_length(summary) <= 500),
  CONSTRAINT taken_down_stays_down CHECK (taken_down_at IS NULL OR (status <> ALL (ARRAY[1, 5]))),
  CONSTRAINT title_length CHECK (char_length(title) >= 3 AND char_length(title) <= 200)
);
CREATE INDEX category_posts_by_time ON posts USING btree (category_id, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX category_posts_by_views ON posts USING btree (category_id, views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX category_short_reads_by_views ON posts USING btree (category_id, views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120;
CREATE INDEX deleted_posts_by_time ON posts USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX deleted_posts_of_user ON posts USING btree (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX kept_posts_of_user ON posts USING btree (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX planned_posts ON posts USING btree (publish_time) WHERE status = 5 AND deleted_at IS NULL;
CREATE UNIQUE INDEX posts_by_creation_key ON posts USING btree (user_id, creation_key) WHERE creation_key IS NOT NULL;
CREATE INDEX posts_of_user ON posts USING btree (user_id, status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX public_posts_by_likes ON posts USING btree (likes DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX public_posts_by_time ON posts USING btree (created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX public_posts_by_views ON posts USING btree (views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX public_posts_of_user ON posts USING btree (user_id, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL;
CREATE INDEX publications_of_user ON posts USING btree (user_id, publish_time) WHERE publish_time IS NOT NULL;
CREATE INDEX second_category_posts_by_time ON posts USING btree (second_category_id, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL AND second_category_id IS NOT NULL;
CREATE INDEX second_category_posts_by_views ON posts USING btree (second_category_id, views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL AND second_category_id IS NOT NULL;
CREATE INDEX second_category_short_reads_by_views ON posts USING btree (second_category_id, views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120 AND second_category_id IS NOT NULL;
CREATE INDEX short_reads_by_views ON posts USING btree (views DESC, created_at DESC, id DESC) WHERE status = 1 AND deleted_at IS NULL AND read_time <= 120;
CREATE INDEX waiting_posts ON posts USING btree (created_at, id) WHERE status = 3 AND deleted_at IS NULL;
CREATE TRIGGER count_changed_post AFTER UPDATE OF status, deleted_at, author_hidden, read_time, category_id, second_category_id ON posts FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.deleted_at IS DISTINCT FROM new.deleted_at OR old.author_hidden IS DISTINCT FROM new.author_hidden OR old.read_time IS DISTINCT FROM new.read_time OR old.category_id IS DISTINCT FROM new.category_id OR old.second_category_id IS DISTINCT FROM new.second_category_id) EXECUTE FUNCTION count_changed_post();
CREATE TRIGGER hide_post_with_author BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION hide_with_author();
CREATE TRIGGER keep_post_words AFTER UPDATE OF status, deleted_at, author_hidden, created_at, category_id, second_category_id, read_time ON posts FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.deleted_at IS DISTINCT FROM new.deleted_at OR old.author_hidden IS DISTINCT FROM new.author_hidden OR old.created_at IS DISTINCT FROM new.created_at OR old.category_id IS DISTINCT FROM new.category_id OR old.second_category_id IS DISTINCT FROM new.second_category_id OR old.read_time IS DISTINCT FROM new.read_time) EXECUTE FUNCTION keep_post_words();
CREATE TRIGGER keep_wait_of_new_post AFTER INSERT ON posts FOR EACH ROW WHEN (new.status = 3) EXECUTE FUNCTION keep_post_wait();
CREATE TRIGGER keep_wait_of_post AFTER UPDATE OF status ON posts FOR EACH ROW WHEN ((new.status = 3) <> (old.status = 3)) EXECUTE FUNCTION keep_post_wait();
CREATE TRIGGER move_tagged_post AFTER UPDATE ON posts FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION move_tagged_post();
CREATE TRIGGER note_first_publication BEFORE INSERT ON posts FOR EACH ROW WHEN ((new.status = ANY (ARRAY[0, 1, 4])) AND new.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
CREATE TRIGGER note_later_publication BEFORE UPDATE OF status ON posts FOR EACH ROW WHEN (new.status = 1 AND new.published_at IS NULL) EXECUTE FUNCTION note_first_publication();
CREATE TRIGGER note_new_post AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION note_new_post();
CREATE TRIGGER queue_first_announcement AFTER UPDATE OF status ON posts FOR EACH ROW WHEN (new.status = 1 AND old.published_at IS NULL) EXECUTE FUNCTION queue_announcement();
CREATE TRIGGER refuse_erasing_public_post BEFORE DELETE ON posts FOR EACH ROW EXECUTE FUNCTION refuse_erasing_public_post();

-- VIEW public_comments
--   id bigint
--   post_id bigint
--   user_id bigint
--   parent_id bigint
--   text text
--   status smallint
--   like_count integer
--   reply_count integer
--   created_at timestamp with time zone
--   updated_at timestamp with time zone
--   author_hidden boolean

-- VIEW public_posts
--   id bigint
--   user_id bigint
--   slug text COLLATE "C"
--   title text
--   excerpt text
--   summary text
--   category_id integer
--   second_category_id integer
--   status smallint
--   entries jsonb
--   entries_sort text[] COLLATE "C"
--   cover text
--   canonical text
--   read_time integer
--   views bigint
--   likes bigint
--   comment_count integer
--   version integer
--   publish_time timestamp with time zone
--   created_at timestamp with time zone
--   updated_at timestamp with time zone
--   deleted_at timestamp with time zone
--   published_at timestamp with time zone
--   creation_key text COLLATE "C"
--   comments_closed boolean
--   thread_count integer
--   applauder_count integer
--   author_hidden boolean
--   taken_down_at timestamp with time zone

CREATE TABLE push_keys (
  is_only boolean NOT NULL DEFAULT true,
  public_key text COLLATE "C" NOT NULL,
  private_key text COLLATE "C" NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (is_only),
  CONSTRAINT push_keys_is_only_check CHECK (is_only)
);

CREATE TABLE push_progress (
  is_only boolean NOT NULL DEFAULT true,
  "position" bigint NOT NULL,
  CONSTRAINT push_progress_pkey PRIMARY KEY (is_only),
  CONSTRAINT push_progress_is_only_check CHECK (is_only)
);

CREATE TABLE push_subscriptions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  session_id bigint NOT NULL,
  endpoint text COLLATE "C" NOT NULL,
  p256dh text COLLATE "C" NOT NULL,
  auth text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  due_at timestamp with time zone,
  queued_at timestamp with time zone,
  pushed_at timestamp with time zone,
  notification_ids bigint[] NOT NULL DEFAULT '{}'::bigint[],
  message_ids bigint[] NOT NULL DEFAULT '{}'::bigint[],
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT auth_length CHECK (char_length(auth) = 22),
  CONSTRAINT endpoint_shape CHECK (endpoint ~~ 'https://%'::text AND char_length(endpoint) <= 1000),
  CONSTRAINT p256dh_length CHECK (char_length(p256dh) = 87)
);
CREATE INDEX push_subscriptions_due ON push_subscriptions USING btree (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX push_subscriptions_of_session ON push_subscriptions USING btree (session_id);

CREATE UNLOGGED TABLE recent_views (
  post_id bigint NOT NULL,
  viewer text COLLATE "C" NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  is_depth_known boolean NOT NULL DEFAULT false,
  CONSTRAINT recent_views_pkey PRIMARY KEY (post_id, viewer)
);
CREATE INDEX recent_views_by_time ON recent_views USING btree (seen_at);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES two_factors(user_id) ON DELETE CASCADE,
  CONSTRAINT code_hash_length CHECK (octet_length(code_hash) = 32)
);

CREATE TABLE removals (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  rule text COLLATE "C" NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT removals_pkey PRIMARY KEY (id),
  CONSTRAINT removals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reason_length CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000)
);
CREATE INDEX removals_of_member ON removals USING btree (user_id, id DESC);

CREATE TABLE report_months (
  month date NOT NULL,
  reports integer NOT NULL,
  CONSTRAINT report_months_pkey PRIMARY KEY (month),
  CONSTRAINT report_months_reports_check CHECK (reports >= 0)
);

CREATE TABLE reports (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reporter_id bigint NOT NULL,
  reason text COLLATE "C" NOT NULL,
  text text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  case_id bigint NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT one_of_a_person UNIQUE (case_id, reporter_id),
  CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id) ON DELETE CASCADE,
  CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reason_known CHECK (reason = ANY (ARRAY['spam'::text, 'abuse'::text, 'hate'::text, 'violence'::text, 'sexual'::text, 'copyright'::text, 'privacy'::text, 'other'::text])),
  CONSTRAINT text_length CHECK (char_length(text) <= 2000)
);
CREATE INDEX reports_by_person ON reports USING btree (reporter_id);
CREATE TRIGGER count_report AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION count_report();

CREATE TABLE search_progress (
  is_only boolean NOT NULL DEFAULT true,
  recipe integer NOT NULL,
  next_id bigint NOT NULL,
  first_id bigint NOT NULL,
  CONSTRAINT search_progress_pkey PRIMARY KEY (is_only),
  CONSTRAINT search_progress_is_only_check CHECK (is_only)
);

CREATE TABLE sessions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT token_hash_length CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id, id DESC);

CREATE TABLE sign_up_blocks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  range cidr,
  domain text COLLATE "C",
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sign_up_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT sign_up_blocks_domain_key UNIQUE (domain),
  CONSTRAINT sign_up_blocks_range_key UNIQUE (range),
  CONSTRAINT domain_shape CHECK (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'::text),
  CONSTRAINT note_length CHECK (char_length(note) <= 200),
  CONSTRAINT one_of_both CHECK ((range IS NULL) <> (domain IS NULL))
);
CREATE INDEX sign_up_blocks_by_range ON sign_up_blocks USING gist (range inet_ops);

CREATE TABLE sign_up_keys (
  day date NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT sign_up_keys_pkey PRIMARY KEY (day),
  CONSTRAINT key_length CHECK (octet_length(key) = 32)
);

CREATE TABLE sign_ups (
  user_id bigint NOT NULL,
  network bytea NOT NULL,
  domain bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sign_ups_pkey PRIMARY KEY (user_id),
  CONSTRAINT sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_ups_by_time ON sign_ups USING btree (created_at);

CREATE TABLE site_days (
  day date NOT NULL,
  views bigint NOT NULL,
  CONSTRAINT site_days_pkey PRIMARY KEY (day),
  CONSTRAINT site_days_views_check CHECK (views >= 0)
);

CREATE TABLE site_settings (
  is_only boolean NOT NULL DEFAULT true,
  name text,
  description text NOT NULL DEFAULT ''::text,
  sign_up text COLLATE "C" NOT NULL DEFAULT 'open'::text,
  approval_of_first smallint NOT NULL DEFAULT 0,
  announcement text NOT NULL DEFAULT ''::text,
  announcement_number integer NOT NULL DEFAULT 0,
  about text,
  terms text,
  privacy text,
  operator_name text NOT NULL DEFAULT ''::text,
  operator_address text NOT NULL DEFAULT ''::text,
  operator_email text COLLATE "C" NOT NULL DEFAULT ''::text,
  operator_phone text COLLATE "C" NOT NULL DEFAULT ''::text,
  steps_done text[] COLLATE "C" NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT site_settings_pkey PRIMARY KEY (is_only),
  CONSTRAINT about_length CHECK (char_length(about) >= 1 AND char_length(about) <= 20000),
  CONSTRAINT announcement_length CHECK (char_length(announcement) <= 200),
  CONSTRAINT approval_of_first_range CHECK (approval_of_first >= 0 AND approval_of_first <= 10),
  CONSTRAINT description_length CHECK (char_length(description) <= 200),
  CONSTRAINT name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT only_row CHECK (is_only),
  CONSTRAINT operator_address_length CHECK (char_length(operator_address) <= 300),
  CONSTRAINT operator_email_length CHECK (char_length(operator_email) <= 254),
  CONSTRAINT operator_name_length CHECK (char_length(operator_name) <= 120),
  CONSTRAINT operator_phone_length CHECK (char_length(operator_phone) <= 30),
  CONSTRAINT privacy_length CHECK (char_length(privacy) >= 1 AND char_length(privacy) <= 20000),
  CONSTRAINT sign_up_known CHECK (sign_up = ANY (ARRAY['open'::text, 'invited'::text, 'closed'::text])),
  CONSTRAINT terms_length CHECK (char_length(terms) >= 1 AND char_length(terms) <= 20000)
);

CREATE TABLE social_accounts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  platform text COLLATE "C" NOT NULL,
  handle text COLLATE "C" NOT NULL,
  url text COLLATE "C" NOT NULL,
  is_seen boolean NOT NULL DEFAULT true,
  is_linked_back boolean NOT NULL DEFAULT false,
  looks smallint NOT NULL DEFAULT 0,
  next_look_at timestamp with time zone,
  CONSTRAINT social_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT social_accounts_platform_handle_key UNIQUE (platform, handle),
  CONSTRAINT social_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX social_accounts_of_user ON social_accounts USING btree (user_id);
CREATE INDEX social_accounts_to_look_at ON social_accounts USING btree (next_look_at) WHERE next_look_at IS NOT NULL;

CREATE TABLE statistics_changes (
  user_id bigint NOT NULL,
  post_id bigint,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0,
  followers integer NOT NULL DEFAULT 0,
  hour smallint,
  source text COLLATE "C",
  depth smallint
);
CREATE INDEX statistics_changes_of_author ON statistics_changes USING btree (user_id, day);

CREATE TABLE suspensions (
  user_id bigint NOT NULL,
  until timestamp with time zone,
  rule text COLLATE "C",
  reason text NOT NULL,
  hide_posts boolean NOT NULL DEFAULT false,
  by_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decision_id bigint,
  CONSTRAINT suspensions_pkey PRIMARY KEY (user_id),
  CONSTRAINT suspensions_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT suspensions_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE SET NULL,
  CONSTRAINT suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT reason_length CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000)
);
CREATE INDEX suspensions_by_decision ON suspensions USING btree (decision_id);
CREATE INDEX suspensions_by_editor ON suspensions USING btree (by_id);
CREATE INDEX suspensions_by_end ON suspensions USING btree (until);

-- VIEW tag_cards
--   id bigint
--   slug text COLLATE "C"
--   name text
--   "postCount" integer

CREATE TABLE tag_count_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  tag_id bigint NOT NULL,
  change integer NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT tag_count_changes_pkey PRIMARY KEY (id),
  CONSTRAINT tag_count_changes_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id) ON DELETE CASCADE
);
CREATE INDEX tag_count_changes_of_tag ON tag_count_changes USING btree (tag_id);

CREATE TABLE tags (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  slug text COLLATE "C" NOT NULL,
  name text NOT NULL,
  post_count integer NOT NULL DEFAULT 0,
  is_hidden boolean NOT NULL DEFAULT false,
  merging_into bigint,
  CONSTRAINT tags_pkey PRIMARY KEY (id),
  CONSTRAINT tags_slug_key UNIQUE (slug),
  CONSTRAINT tags_merging_into_fkey FOREIGN KEY (merging_into) REFERENCES tags(id),
  CONSTRAINT merges_elsewhere CHECK (merging_into IS NULL OR merging_into <> id AND is_hidden),
  CONSTRAINT name_length CHECK (char_length(name) >= 3 AND char_length(name) <= 50),
  CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT tags_post_count_check CHECK (post_count >= 0)
);
CREATE INDEX tags_by_use ON tags USING btree ((- post_count), id);
CREATE INDEX tags_by_words ON tags USING gin (array_to_tsvector(string_to_array(slug, '-'::text)));
CREATE INDEX tags_merging ON tags USING btree (merging_into) WHERE merging_into IS NOT NULL;
CREATE TRIGGER keep_former_tag_slug AFTER UPDATE OF slug ON tags FOR EACH ROW WHEN (new.slug <> old.slug) EXECUTE FUNCTION keep_former_tag_slug();
CREATE TRIGGER note_tag_count_change AFTER UPDATE OF post_count ON tags FOR EACH ROW WHEN (old.post_count <> new.post_count) EXECUTE FUNCTION note_tag_count_change();

CREATE TABLE text_prints (
  type text COLLATE "C" NOT NULL,
  target_id bigint NOT NULL,
  user_id bigint NOT NULL,
  print bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT text_prints_pkey PRIMARY KEY (type, target_id),
  CONSTRAINT text_prints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT type_known CHECK (type = ANY (ARRAY['post'::text, 'comment'::text]))
);
CREATE INDEX text_prints_alike ON text_prints USING btree (print, created_at);
CREATE INDEX text_prints_by_time ON text_prints USING btree (created_at);
CREATE INDEX text_prints_of_user ON text_prints USING btree (user_id);

CREATE TABLE trusted_authors (
  user_id bigint NOT NULL,
  by_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT trusted_authors_pkey PRIMARY KEY (user_id),
  CONSTRAINT trusted_authors_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT trusted_authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX trusted_authors_by_editor ON trusted_authors USING btree (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX trusted_authors_by_time ON trusted_authors USING btree (created_at DESC, user_id DESC);

CREATE TABLE two_factors (
  user_id bigint NOT NULL,
  secret bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  enabled_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  wrong_codes integer NOT NULL DEFAULT 0,
  wait_until timestamp with time zone,
  CONSTRAINT two_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT secret_length CHECK (octet_length(secret) = 20)
);

CREATE TABLE unannounced_posts (
  post_id bigint NOT NULL,
  notified_to bigint NOT NULL DEFAULT 0,
  CONSTRAINT unannounced_posts_pkey PRIMARY KEY (post_id),
  CONSTRAINT unannounced_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE
);

CREATE TABLE unlearned_posts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL,
  CONSTRAINT unlearned_posts_pkey PRIMARY KEY (id)
);

CREATE TABLE uploads (
  id text COLLATE "C" NOT NULL,
  user_id bigint,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  mime text COLLATE "C" NOT NULL,
  placeholder text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT height_range CHECK (height >= 1 AND height <= 16383),
  CONSTRAINT id_shape CHECK (id ~ '^[0-9a-f]{32}$'::text),
  CONSTRAINT mime_known CHECK (mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text])),
  CONSTRAINT uploads_bytes_check CHECK (bytes > 0),
  CONSTRAINT width_range CHECK (width >= 1 AND width <= 2560)
);
CREATE INDEX uploads_by_time ON uploads USING btree (created_at);
CREATE INDEX uploads_of_user ON uploads USING btree (user_id);

CREATE UNLOGGED TABLE url_metas (
  url text COLLATE "C" NOT NULL,
  title text,
  description text,
  image text COLLATE "C",
  site_name text,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT url_metas_pkey PRIMARY KEY (url),
  CONSTRAINT url_length CHECK (char_length(url) <= 2048)
);
CREATE INDEX url_metas_by_expiry ON url_metas USING btree (expires_at);

-- VIEW user_cards
--   id bigint
--   username text COLLATE "C"
--   "firstName" text
--   "lastName" text
--   picture text
--   biography text
--   "followerCount" integer
--   "followingCount" integer
--   "postCount" integer
--   "commentCount" integer
--   "createdAt" timestamp with time zone
--   "socialAccounts" json
--   "nameReading" text COLLATE "C"

CREATE TABLE user_informations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL,
  email_new_post boolean NOT NULL DEFAULT true,
  email_new_follower boolean NOT NULL DEFAULT true,
  email_new_like boolean NOT NULL DEFAULT true,
  email_new_comment boolean NOT NULL DEFAULT true,
  email_new_message boolean NOT NULL DEFAULT true,
  unsubscribe_key uuid NOT NULL DEFAULT gen_random_uuid(),
  email_refused_at timestamp with time zone,
  email_digest boolean NOT NULL DEFAULT false,
  CONSTRAINT user_informations_pkey PRIMARY KEY (id),
  CONSTRAINT user_informations_unsubscribe_key_key UNIQUE (unsubscribe_key),
  CONSTRAINT user_informations_user_id_key UNIQUE (user_id),
  CONSTRAINT user_informations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX refused_addresses ON user_informations USING btree (email_refused_at) WHERE email_refused_at IS NOT NULL;

CREATE TABLE user_relationships (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  follower_id bigint NOT NULL,
  following_id bigint NOT NULL,
  post_id bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT user_relationships_pkey PRIMARY KEY (id),
  CONSTRAINT user_relationships_follower_id_following_id_key UNIQUE (follower_id, following_id),
  CONSTRAINT user_relationships_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_relationships_following_id_fkey FOREIGN KEY (following_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_relationships_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL,
  CONSTRAINT not_oneself CHECK (follower_id <> following_id)
);
CREATE INDEX relationships_from_post ON user_relationships USING btree (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX relationships_of_follower ON user_relationships USING btree (follower_id, id DESC);
CREATE INDEX relationships_of_following ON user_relationships USING btree (following_id, id DESC);
CREATE TRIGGER count_relationship AFTER INSERT OR DELETE ON user_relationships FOR EACH ROW EXECUTE FUNCTION count_relationship();

CREATE TABLE users (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  username text COLLATE "C" NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text COLLATE "C" NOT NULL,
  email_confirmed_at timestamp with time zone,
  password_hash text NOT NULL,
  role text COLLATE "C" NOT NULL DEFAULT 'member'::text,
  picture text,
  biography text NOT NULL DEFAULT ''::text,
  follower_count integer NOT NULL DEFAULT 0,
  following_count integer NOT NULL DEFAULT 0,
  post_count integer NOT NULL DEFAULT 0,
  comment_count integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold(((first_name || ' '::text) || last_name))) STORED,
  name_words tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector((array_remove(string_to_array(fold(((first_name || ' '::text) || last_name)), ' '::text), ''::text) || username))) STORED,
  messages_from text COLLATE "C" NOT NULL DEFAULT 'everyone'::text,
  name_reading text COLLATE "C",
  is_deleted boolean NOT NULL DEFAULT false,
  username_skeleton text COLLATE "C" NOT NULL GENERATED ALWAYS AS (skeleton(username)) STORED,
  name_skeleton text COLLATE "C" NOT NULL GENERATED ALWAYS AS (skeleton(((first_name || ' '::text) || last_name))) STORED,
  burst_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_username_key UNIQUE (username),
  CONSTRAINT biography_length CHECK (char_length(biography) <= 500),
  CONSTRAINT email_shape CHECK (char_length(email) <= 254 AND email = lower(email) AND email ~~ '%_@_%'::text),
  CONSTRAINT first_name_length CHECK (char_length(first_name) >= 3 AND char_length(first_name) <= 50),
  CONSTRAINT last_name_length CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 50),
  CONSTRAINT messages_from_known CHECK (messages_from = ANY (ARRAY['everyone'::text, 'followed'::text, 'nobody'::text])),
  CONSTRAINT name_reading_length CHECK (char_length(name_reading) >= 1 AND char_length(name_reading) <= 101),
  CONSTRAINT name_reading_shape CHECK (name_reading ~ '^[A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+( [A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+)*$'::text),
  CONSTRAINT role_known CHECK (role = ANY (ARRAY['member'::text, 'editor'::text, 'admin'::text])),
  CONSTRAINT username_shape CHECK (username ~ '^[a-z0-9_.]{3,30}$'::text),
  CONSTRAINT users_comment_count_check CHECK (comment_count >= 0),
  CONSTRAINT users_follower_count_check CHECK (follower_count >= 0),
  CONSTRAINT users_following_count_check CHECK (following_count >= 0),
  CONSTRAINT users_post_count_check CHECK (post_count >= 0)
);
CREATE INDEX known_names ON users USING btree (name_skeleton) WHERE role <> 'member'::text;
CREATE INDEX members_by_time ON users USING btree (created_at) WHERE NOT is_deleted;
CREATE INDEX users_by_followers ON users USING btree (follower_count DESC, id);
CREATE INDEX users_by_name_skeleton ON users USING btree (name_skeleton);
CREATE INDEX users_by_name_trigrams ON users USING gin (((folded_name || ' '::text) || username) gin_trgm_ops);
CREATE INDEX users_by_name_words ON users USING gin (name_words);
CREATE INDEX users_by_picture ON users USING btree (upload_id_of(picture) COLLATE "C") WHERE picture IS NOT NULL;
CREATE INDEX users_by_username_skeleton ON users USING btree (username_skeleton);
CREATE INDEX users_in_bursts ON users USING btree (burst_at) WHERE burst_at IS NOT NULL;
CREATE INDEX users_with_roles ON users USING btree (role, id) WHERE role <> 'member'::text;
CREATE TRIGGER forget_refusal AFTER UPDATE OF email ON users FOR EACH ROW WHEN (new.email IS DISTINCT FROM old.email) EXECUTE FUNCTION forget_refusal();
CREATE TRIGGER keep_erased_usernames BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION keep_erased_usernames();
CREATE TRIGGER keep_former_username AFTER UPDATE OF username ON users FOR EACH ROW WHEN (new.username <> old.username) EXECUTE FUNCTION keep_former_username();
CREATE TRIGGER refuse_former_username AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse_former_username();
CREATE TRIGGER refuse_former_username_of_member AFTER UPDATE OF username ON users FOR EACH ROW WHEN (new.username <> old.username) EXECUTE FUNCTION refuse_former_username();
CREATE TRIGGER refuse_reserved_address AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse_reserved_address();
CREATE TRIGGER refuse_reserved_address_of_member AFTER UPDATE OF email ON users FOR EACH ROW WHEN (new.email <> old.email) EXECUTE FUNCTION refuse_reserved_address();

CREATE UNLOGGED TABLE view_salts (
  day date NOT NULL,
  salt text NOT NULL,
  CONSTRAINT view_salts_pkey PRIMARY KEY (day)
);

-- VIEW visible_notifications
--   group_id bigint
--   id bigint
--   user_id bigint
--   type text COLLATE "C"
--   actor_id bigint
--   actor_count integer
--   post_id bigint
--   comment_id bigint
--   note text
--   is_seen boolean
--   created_at timestamp with time zone
--   decision text COLLATE "C"
--   decision_id bigint
--   about text COLLATE "C"

CREATE TABLE word_list (
  is_the_one boolean NOT NULL DEFAULT true,
  words text[] NOT NULL DEFAULT '{}'::text[],
  exceptions text[] NOT NULL DEFAULT '{}'::text[],
  version integer NOT NULL DEFAULT 1,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT word_list_pkey PRIMARY KEY (is_the_one),
  CONSTRAINT exceptions_few CHECK (cardinality(exceptions) <= 2000),
  CONSTRAINT only_one CHECK (is_the_one),
  CONSTRAINT words_few CHECK (cardinality(words) <= 2000)
);

CREATE SEQUENCE live_positions;
CREATE SEQUENCE notification_ids;

-- add_members() RETURNS trigger
-- add_notification(kind text, listener bigint, actor bigint, post bigint, comment bigint, cause bigint) RETURNS boolean
-- add_starter_categories() RETURNS void
-- add_tags(post bigint, slugs text[], names text[]) RETURNS void
-- author_of(kind text) RETURNS bigint
-- blocks_between(one bigint, other bigint) RETURNS SETOF blocks
-- check_thread() RETURNS trigger
-- count_applause() RETURNS trigger
-- count_around_post(post bigint, change integer) RETURNS void
-- count_case() RETURNS trigger
-- count_changed_comments() RETURNS trigger
-- count_changed_post() RETURNS trigger
-- count_comment() RETURNS trigger
-- count_comment_like() RETURNS trigger
-- count_comments(given comments[], change integer) RETURNS void
-- count_kinds(kinds text[], change integer) RETURNS void
-- count_list_item() RETURNS trigger
-- count_relationship() RETURNS trigger
-- count_report() RETURNS trigger
-- current_tag_slug(given text) RETURNS text
-- deliver_message() RETURNS trigger
-- fold(value text) RETURNS text
-- fold_case_tallies() RETURNS void
-- fold_statistics() RETURNS void
-- fold_tallies() RETURNS void
-- forget_refusal() RETURNS trigger
-- forget_unread() RETURNS trigger
-- gin_extract_query_trgm(text, internal, smallint, internal, internal, internal, internal) RETURNS internal
-- gin_extract_value_trgm(text, internal) RETURNS internal
-- gin_trgm_consistent(internal, smallint, text, integer, internal, internal, internal, internal) RETURNS boolean
-- gin_trgm_triconsistent(internal, smallint, text, integer, internal, internal, internal) RETURNS "char"
-- give_live_positions() RETURNS void
-- gtrgm_compress(internal) RETURNS internal
-- gtrgm_consistent(internal, text, smallint, oid, internal) RETURNS boolean
-- gtrgm_decompress(internal) RETURNS internal
-- gtrgm_distance(internal, text, smallint, oid, internal) RETURNS double precision
-- gtrgm_in(cstring) RETURNS gtrgm
-- gtrgm_options(internal) RETURNS void
-- gtrgm_out(gtrgm) RETURNS cstring
-- gtrgm_penalty(internal, internal, internal) RETURNS internal
-- gtrgm_picksplit(internal, internal) RETURNS internal
-- gtrgm_same(gtrgm, gtrgm, internal) RETURNS internal
-- gtrgm_union(internal, internal) RETURNS gtrgm
-- hide_with_author() RETURNS trigger
-- is_active(comment comments) RETURNS boolean
-- is_author_hidden(author bigint) RETURNS boolean
-- is_blocked_between(one bigint, other bigint) RETURNS boolean
-- is_comment_hidden_with_author(comment comments) RETURNS boolean
-- is_former_username(name text, for_user bigint) RETURNS boolean
-- is_post_hidden_with_author(post posts) RETURNS boolean
-- is_public(post posts) RETURNS boolean
-- is_reserved_address(address text, for_user bigint) RETURNS boolean
-- is_suspended(member bigint) RETURNS boolean
-- keep_audit_log() RETURNS trigger
-- keep_erased_usernames() RETURNS trigger
-- keep_former_category_slug() RETURNS trigger
-- keep_former_tag_slug() RETURNS trigger
-- keep_former_username() RETURNS trigger
-- keep_post_wait() RETURNS trigger
-- keep_post_words() RETURNS trigger
-- kinds_of_post(author_id bigint, category_id integer, second_category_id integer, read_time integer) RETURNS text[]
-- leave_lists() RETURNS trigger
-- lists_with(post bigint) RETURNS TABLE(list_id bigint)
-- member_topic(user_id bigint) RETURNS text
-- move_tagged_post() RETURNS trigger
-- note_first_publication() RETURNS trigger
-- note_messenger_change(messenger bigint, actor bigint) RETURNS void
-- note_new_comments() RETURNS trigger
-- note_new_notifications() RETURNS trigger
-- note_new_post() RETURNS trigger
-- note_own_messenger_change(messenger bigint, actor bigint) RETURNS void
-- note_post_tags() RETURNS trigger
-- note_renewed_notifications() RETURNS trigger
-- note_statistics(post bigint, moment timestamp with time zone, likes_change integer, comments_change integer) RETURNS void
-- note_tag_count_change() RETURNS trigger
-- post_kinds(post posts) RETURNS SETOF text
-- queue_announcement() RETURNS trigger
-- reasons_against_notifying(listener bigint, actor bigint, kind text, post bigint, comment bigint) RETURNS SETOF text
-- recount_actors() RETURNS trigger
-- recount_posts() RETURNS void
-- recount_statistics() RETURNS void
-- refuse_erasing_public_post() RETURNS trigger
-- refuse_former_username() RETURNS trigger
-- refuse_reserved_address() RETURNS trigger
-- set_limit(real) RETURNS real
-- show_limit() RETURNS real
-- show_trgm(text) RETURNS text[]
-- similarity(text, text) RETURNS real
-- similarity_dist(text, text) RETURNS real
-- similarity_op(text, text) RETURNS boolean
-- site_day(moment timestamp with time zone) RETURNS date
-- site_hour(moment timestamp with time zone) RETURNS smallint
-- site_midnight(day date) RETURNS timestamp with time zone
-- skeleton(name text) RETURNS text
-- sort_members() RETURNS trigger
-- strict_word_similarity(text, text) RETURNS real
-- strict_word_similarity_commutator_op(text, text) RETURNS boolean
-- strict_word_similarity_dist_commutator_op(text, text) RETURNS real
-- strict_word_similarity_dist_op(text, text) RETURNS real
-- strict_word_similarity_op(text, text) RETURNS boolean
-- tag_of(kind text) RETURNS bigint
-- takes_messages_of(recipient bigint, sender bigint) RETURNS boolean
-- upload_id_of(path text) RETURNS text
-- with_news(ids bigint[], more bigint[]) RETURNS bigint[]
-- withdraw_notification(kind text, listener bigint, actor bigint, post bigint, comment bigint) RETURNS boolean
-- without_news(ids bigint[], notified bigint[]) RETURNS bigint[]
-- word_similarity(text, text) RETURNS real
-- word_similarity_commutator_op(text, text) RETURNS boolean
-- word_similarity_dist_commutator_op(text, text) RETURNS real
-- word_similarity_dist_op(text, text) RETURNS real
-- word_similarity_op(text, text) RETURNS boolean
