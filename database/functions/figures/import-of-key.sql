-- The import that a call with this key made before, with what it said then; no row where there was none.
-- Holds back a second call with the same key until this one is through.
create or replace function app.import_of_key(p_key text)
returns table (id uuid, request_hash text, counts jsonb)
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('figure key ' || app.org_id() || p_key, 0));
  return query
    select i.id, i.request_hash, i.counts
    from public.figure_imports i
    where i.org_id = app.org_id()
      and i.idempotency_key = p_key;
end $$;
grant execute on function app.import_of_key to app_user;
