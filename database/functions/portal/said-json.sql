-- What both sides say to each other, wherever: who said it, from which side, and whether it was the reader.
create or replace function app.said_json(
  p_id uuid,
  p_author_id uuid,
  p_from_client boolean,
  p_body text,
  p_created_at timestamptz
)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_id,
    'body', p_body,
    'author_name', app.person_name(p_author_id),
    'from_client', p_from_client,
    'is_you', p_author_id is not distinct from app.user_id(),
    'created_at', p_created_at
  );
end $$;
grant execute on function app.said_json to app_user;
