-- The reading lists in which a post stands.
CREATE OR REPLACE FUNCTION lists_with(post bigint) RETURNS TABLE (list_id bigint) LANGUAGE sql STABLE AS $$
  SELECT custom_list_items.list_id FROM bookmarks JOIN custom_list_items ON bookmark_id = bookmarks.id
  WHERE bookmarks.post_id = post
$$;
