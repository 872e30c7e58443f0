create or replace function app.portal_message_json(m public.portal_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.said_json(m.id, m.author_id, m.from_client, m.body, m.created_at)
    || jsonb_build_object('client_id', m.client_id);
end $$;
grant execute on function app.portal_message_json to app_user;
