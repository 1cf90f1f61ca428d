/**
 * Some months of keeping order: what members reported, and what the editor and the admin did about it. Times go back
 * from now, so that the pages that count by month have something to show on any day.
 */
export const moderationSql = `
  WITH chosen AS (
    SELECT id, user_id, text, row_number() OVER (ORDER BY id) AS number FROM comments ORDER BY id LIMIT 20
  ), planned AS (
    SELECT *, now() - number * interval '9 days' AS since, (ARRAY['spam', 'abuse', 'hate'])[1 + id % 3] AS reason,
      CASE WHEN number % 4 = 0 THEN 'warn' ELSE 'dismiss' END AS kind FROM chosen
  ), made AS (
    INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot, label, report_count, reasons, first_at, changed_at)
    SELECT 'comment', id, user_id, 'report', 'decided', jsonb_build_object('title', NULL, 'text', text, 'images', '[]'::jsonb),
      left(text, 200), 1, ARRAY[reason], since, since + interval '10 hours'
    FROM planned RETURNING id, target_id, owner_id
  ), reported AS (
    INSERT INTO reports (case_id, reporter_id, reason, created_at)
    SELECT made.id, reporter.id, reason, since FROM made JOIN planned ON planned.id = target_id
    CROSS JOIN LATERAL (SELECT users.id FROM users WHERE role = 'member' AND users.id <> owner_id
      ORDER BY (users.id * 7 + target_id) % 11, users.id LIMIT 1) AS reporter
  )
  INSERT INTO decisions (case_id, kind, rule, reason, by_id, created_at)
  SELECT made.id, kind, CASE kind WHEN 'warn' THEN planned.reason END,
    CASE kind WHEN 'warn' THEN 'Bir okura kırıcı bir söz söylemişsiniz.' ELSE '' END,
    (SELECT id FROM users WHERE username = CASE WHEN number % 4 = 0 THEN 'admin' ELSE 'editor' END), since + interval '10 hours'
  FROM made JOIN planned ON planned.id = target_id;
  INSERT INTO audit_log (at, actor_id, action, target_type, target_id, details)
  SELECT at, actor_id, action, type, target_id, details FROM (
    SELECT decisions.created_at AS at, by_id AS actor_id, 'caseDecided' AS action, 'case' AS type, case_id AS target_id,
      jsonb_build_object('decision', kind, 'waitedMinutes', 60 * (1 + (case_id * 7) % 30)) AS details
    FROM decisions
    UNION ALL
    SELECT now() - days * interval '1 day', (SELECT id FROM users WHERE username = 'editor'), action, 'post', (SELECT min(id) + days FROM posts), '{}'
    FROM (VALUES (2, 'postApproved'), (6, 'postSentBack'), (40, 'postApproved'), (41, 'postApproved'),
      (75, 'postApproved')) AS approval(days, action)
    UNION ALL
    SELECT now() - days * interval '1 day', (SELECT id FROM users WHERE username = 'admin'), 'appealDecided', 'site', NULL, jsonb_build_object('decision', decision)
    FROM (VALUES (5, 'uphold'), (33, 'overturn'), (80, 'uphold')) AS appeal(days, decision)
  ) AS act WHERE at < now() ORDER BY at;`
