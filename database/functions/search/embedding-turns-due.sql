-- Organizations of which passages waited when it last did not go on, and for which it may go on now.
create or replace function app.embedding_turns_due() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select t.org_id
    from app.embedding_turns t
    where t.free_at <= now();
end $$;
grant execute on function app.embedding_turns_due to app_auth;
