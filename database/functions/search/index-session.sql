-- The messages of a session that was renamed, deleted or restored.
create or replace function app.index_session() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.index_sources(
    new.org_id,
    'message',
    array(
      select m.id
      from public.agent_messages m
      where m.org_id = new.org_id
        and m.session_id = new.id
    )
  );
  return null;
end $$;
