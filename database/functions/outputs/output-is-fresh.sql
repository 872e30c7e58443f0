-- A deliverable says the facts of that moment: it is stale only by what changed after it.
create or replace function app.output_is_fresh(p_id uuid, p_facts_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_output(p_id);
  delete from public.stale_outputs s
  where s.org_id = app.org_id()
    and s.output_id = p_id;
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
  update public.agent_outputs o
  set facts_at = p_facts_at
  where o.org_id = app.org_id()
    and o.id = p_id;
end $$;
grant execute on function app.output_is_fresh to app_user;
