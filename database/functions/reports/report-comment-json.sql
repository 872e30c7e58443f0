create or replace function app.report_comment_json(c public.report_comments) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', c.id,
    'section', c.section,
    'body', c.body,
    'author_name', app.person_name(c.author_id),
    'from_client', c.from_client,
    'is_you', c.author_id is not distinct from app.user_id(),
    'created_at', c.created_at
  );
end $$;
grant execute on function app.report_comment_json to app_user;
