-- Adds a fact to the model of the organization or of one client. A model holds at most p_limit standing
-- facts.
create or replace function app.create_company_fact(
  p_client_id uuid,
  p_kind text,
  p_label text,
  p_attributes jsonb,
  p_quote text,
  p_origin text,
  p_status text,
  p_limit integer
)
returns setof app.company_fact_rows
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform app.require_same_company(p_client_id, p_attributes);
  if (
    select count(*)
    from public.company_facts f
    where f.org_id = app.org_id()
      and f.client_id is not distinct from p_client_id
      and f.status not in ('removed', 'superseded')
  ) >= p_limit then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  insert into public.company_facts (
    org_id,
    client_id,
    kind,
    label,
    attributes,
    quote,
    origin,
    status,
    said_by,
    decided_by,
    decided_at
  )
  values (
    app.org_id(),
    p_client_id,
    p_kind,
    p_label,
    p_attributes,
    p_quote,
    p_origin,
    p_status,
    app.user_id(),
    case when p_status = 'confirmed' then app.user_id() end,
    case when p_status = 'confirmed' then now() end
  )
  returning id into v_id;
  return query select * from app.company_fact(v_id);
end $$;
grant execute on function app.create_company_fact to app_user;
