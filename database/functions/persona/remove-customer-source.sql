-- Takes out what a customer said, with every fact that rests on it; app.restore_customer_source takes that
-- back.
create or replace function app.remove_customer_source(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.customer_sources s
  set deleted_at = now()
  where s.org_id = app.org_id()
    and s.id = p_id
    and s.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.remove_company_fact(f.id)
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.attributes ->> 'source' = p_id::text
    and f.status <> 'removed';
  return p_id;
end $$;
grant execute on function app.remove_customer_source to app_user;
