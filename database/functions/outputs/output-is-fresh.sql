-- A deliverable says the facts of that moment: it is stale only by what changed after it, and by lines of it
-- that were left as they were. p_holds: somebody says that it holds with these as well.
create or replace function app.output_is_fresh(
  p_id uuid,
  p_facts_at timestamptz,
  p_holds boolean default false
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_since timestamptz;
begin
  perform app.require_output(p_id);
  delete from public.stale_outputs s
  where s.org_id = app.org_id()
    and s.output_id = p_id
  returning s.since into v_since;
  insert into public.stale_outputs (org_id, output_id, client_id, since)
  select u.org_id, u.output_id, u.client_id, min(f.updated_at)
  from public.fact_uses u
  join public.company_facts f
    on f.org_id = u.org_id
    and f.id = u.fact_id
  where u.org_id = app.org_id()
    and u.output_id = p_id
    and f.updated_at > p_facts_at
  group by u.org_id, u.output_id, u.client_id;
  insert into public.stale_outputs (org_id, output_id, client_id, since)
  select o.org_id, o.id, o.client_id, coalesce(v_since, now())
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.content ? 'keptLines'
    and not p_holds
  on conflict (org_id, output_id) do update
    set since = least(excluded.since, stale_outputs.since);
  update public.agent_outputs o
  set facts_at = p_facts_at
  where o.org_id = app.org_id()
    and o.id = p_id;
end $$;
grant execute on function app.output_is_fresh to app_user;
