/** A few things that members reported, open, held, decided and appealed, for editors to find. */

const editor = `(SELECT id FROM users WHERE username = 'editor')`

/** Which of the newest things of a kind, in which state, how often reported, why and how long ago. */
const plan = `(VALUES
  ('post', 7, false, 'open', 3, 'copyright', 30),
  ('post', 23, false, 'open', 1, 'spam', 5),
  ('comment', 4, false, 'open', 2, 'abuse', 52),
  ('user', 3, false, 'open', 1, 'other', 2),
  ('comment', 9, false, 'held', 4, 'hate', 20),
  ('comment', 15, false, 'decided', 1, 'spam', 90),
  ('post', 31, false, 'appealed', 2, 'privacy', 70),
  ('comment', 2, true, 'warned', 1, 'abuse', 120)
) AS plan (type, n, is_elif, state, reports, reason, hours)`

const things = `
  SELECT 'post' AS type, posts.id, user_id, title, title AS label, summary AS text, username = 'elif' AS is_elif,
    row_number() OVER (PARTITION BY username = 'elif' ORDER BY posts.id DESC) AS n
  FROM public_posts AS posts JOIN users ON users.id = user_id WHERE role = 'member'
  UNION ALL
  SELECT 'comment', comments.id, comments.user_id, NULL, left(text, 200), text, username = 'elif',
    row_number() OVER (PARTITION BY username = 'elif' ORDER BY comments.id DESC)
  FROM public_comments AS comments JOIN users ON users.id = comments.user_id WHERE role = 'member' AND reply_count = 0
  UNION ALL
  SELECT 'user', id, id, first_name || ' ' || last_name, first_name || ' ' || last_name, biography, false,
    row_number() OVER (ORDER BY id DESC)
  FROM users WHERE role = 'member' AND username NOT IN ('elif', 'deniz')`

export const casesSql = [
  `WITH things AS (${things}), chosen AS (
    SELECT things.*, plan.state, plan.reports, plan.reason, now() - make_interval(hours => plan.hours) AS since
    FROM things JOIN ${plan} ON plan.type = things.type AND plan.n = things.n AND plan.is_elif = things.is_elif
  ), made AS (
    INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot, label, report_count, reasons, first_at, changed_at)
    SELECT type, id, user_id, 'report', CASE state WHEN 'warned' THEN 'decided' ELSE state END,
      jsonb_build_object('title', title, 'text', text, 'images', '[]'::jsonb), label, reports, ARRAY[reason], since,
      CASE state WHEN 'open' THEN since ELSE since + interval '4 hours' END
    FROM chosen RETURNING id, type, target_id, owner_id, status
  ), reported AS (
    INSERT INTO reports (case_id, reporter_id, reason, text, created_at)
    SELECT made.id, reporter.id, chosen.reason,
      CASE WHEN chosen.reason = 'other' THEN 'Bu hesap başka birinin adını kullanıyor gibi.' ELSE '' END, since
    FROM made JOIN chosen ON chosen.type = made.type AND chosen.id = made.target_id
    CROSS JOIN LATERAL (SELECT users.id FROM users WHERE users.id <> owner_id AND role = 'member'
      AND email_confirmed_at IS NOT NULL ORDER BY users.id LIMIT chosen.reports) AS reporter
  ), decided AS (
    INSERT INTO decisions (case_id, kind, rule, reason, by_id, created_at)
    SELECT made.id,
      CASE chosen.state WHEN 'held' THEN 'hold' WHEN 'decided' THEN 'dismiss' ELSE 'warn' END,
      CASE WHEN chosen.state <> 'decided' THEN chosen.reason END,
      CASE chosen.state WHEN 'held' THEN 'Sözlerin kime yöneldiğine bakıyoruz.' WHEN 'decided' THEN ''
        WHEN 'appealed' THEN 'Yazıda bir komşunuzun adresi geçiyor.' ELSE 'Bir okura kırıcı bir söz söylemişsiniz.' END,
      ${editor}, since + interval '4 hours'
    FROM made JOIN chosen ON chosen.type = made.type AND chosen.id = made.target_id WHERE made.status <> 'open'
    RETURNING id, case_id
  )
  INSERT INTO appeals (decision_id, text)
  SELECT decided.id, 'Geçen adres benim eski evimin adresi; kimseyi ele vermiyor. Yeniden bakar mısınız?'
  FROM decided JOIN made ON made.id = case_id WHERE made.status = 'appealed'`,
  `UPDATE comments SET status = 4 FROM cases
  WHERE cases.type = 'comment' AND cases.status = 'held' AND comments.id = target_id`,
  `SELECT fold_case_tallies()`,
]
