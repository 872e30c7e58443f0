-- Whether the caller may now have passages of an organization embedded: some wait, nobody else is at it, and
-- the last failure is long enough ago. A turn nobody ends, because its server died, is free after three
-- minutes.
create or replace function app.take_embedding_turn(p_org_id uuid, p_model text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from app.entries_to_embed(p_org_id, p_model, '{}', 1)) then
    delete
    from app.embedding_turns t
    where t.org_id = p_org_id
      and t.free_at <= now();
    return false;
  end if;
  insert into app.embedding_turns as t (org_id, model, free_at)
  values (p_org_id, p_model, now() + interval '3 minutes')
  on conflict (org_id) do update
  set
    model = excluded.model,
    free_at = excluded.free_at,
    failures = case when t.model = excluded.model then t.failures else 0 end
  where t.free_at <= now()
    or t.model <> excluded.model;
  return found;
end $$;
grant execute on function app.take_embedding_turn to app_auth;
