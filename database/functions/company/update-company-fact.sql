-- Corrects or decides a fact; what is null stays. What it was is kept (app.keep_fact_version).
create or replace function app.update_company_fact(
  p_id uuid,
  p_label text,
  p_attributes jsonb,
  p_status text,
  p_kind text default null
)
returns setof app.company_fact_rows
language plpgsql set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  update public.company_facts f
  set
    kind = coalesce(p_kind, f.kind),
    label = coalesce(p_label, f.label),
    attributes = coalesce(p_attributes, f.attributes),
    status = coalesce(p_status, f.status),
    decided_by = case when p_status is null then f.decided_by else app.user_id() end,
    decided_at = case when p_status is null then f.decided_at else now() end,
    updated_at = now()
  where f.org_id = app.org_id()
    and f.id = p_id
    and f.status <> 'removed'
  returning f.client_id into v_client_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_same_company(v_client_id, p_attributes);
  return query select * from app.company_fact(p_id);
end $$;
grant execute on function app.update_company_fact to app_user;
