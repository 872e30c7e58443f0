-- Puts back what a customer said, with the facts that went with it.
create or replace function app.restore_customer_source(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  gone timestamptz;
begin
  select s.deleted_at into gone
  from public.customer_sources s
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is not null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.customer_sources s
  set deleted_at = null
  where s.org_id = app.org_id()
    and s.id = p_id;
  -- What somebody had taken out before stays out.
  perform app.restore_company_fact(f.id)
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.attributes ->> 'source' = p_id::text
    and f.status = 'removed'
    and f.decided_at >= gone;
  return p_id;
end $$;
grant execute on function app.restore_customer_source to app_user;
