-- Which deliverables rest on which facts of the organization (p_client_id null) or of one client, newest
-- deliverable first.
create or replace function app.company_fact_uses(p_client_id uuid)
returns table (fact_id uuid, output_id uuid, title text, agent_type text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select u.fact_id, o.id, o.title, o.agent_type
    from public.fact_uses u
    join public.agent_outputs o
      on o.org_id = u.org_id
      and o.id = u.output_id
    where u.org_id = app.org_id()
      and u.client_id is not distinct from p_client_id
      and o.deleted_at is null
    order by o.created_at desc, o.id;
end $$;
grant execute on function app.company_fact_uses to app_user;
