-- The model of the organization (p_client_id null) or of one client, by kind and age. A null kind or status
-- asks for all of them; what was removed or superseded only on request.
create or replace function app.list_company_facts(p_client_id uuid, p_kind text, p_status text)
returns setof app.company_fact_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select f.*
    from app.company_fact_rows f
    where f.org_id = app.org_id()
      and f.client_id is not distinct from p_client_id
      and (p_kind is null or f.kind = p_kind)
      and case
        when p_status is null then f.status not in ('removed', 'superseded')
        else f.status = p_status
      end
    order by f.kind, f.created_at, f.id;
end $$;
grant execute on function app.list_company_facts to app_user;
