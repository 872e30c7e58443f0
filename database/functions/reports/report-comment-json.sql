create or replace function app.report_comment_json(c public.report_comments) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.said_json(c.id, c.author_id, c.from_client, c.body, c.created_at)
    || jsonb_build_object('section', c.section);
end $$;
grant execute on function app.report_comment_json to app_user;
