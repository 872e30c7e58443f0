-- Begins an import of a client's figures (null: the organization's own); nothing of it counts before it is
-- finished. Answers its id.
create or replace function app.begin_import(p_client_id uuid, p_via text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform app.require_may_for('figures.manage', p_client_id);
  -- One after the other, or two would have the same number.
  perform pg_advisory_xact_lock(hashtextextended('figure imports ' || app.org_id(), 0));
  insert into public.figure_imports (org_id, client_id, via, number, created_by)
  select app.org_id(), p_client_id, p_via, coalesce(max(i.number), 0) + 1, app.user_id()
  from public.figure_imports i
  where i.org_id = app.org_id()
  returning id into v_id;
  return v_id;
end $$;
grant execute on function app.begin_import to app_user;
