create or replace function app.portal_message_json(m public.portal_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', m.id,
    'client_id', m.client_id,
    'body', m.body,
    'author_name', app.person_name(m.author_id),
    'from_client', m.from_client,
    'is_you', m.author_id is not distinct from app.user_id(),
    'created_at', m.created_at
  );
end $$;
grant execute on function app.portal_message_json to app_user;
