-- Takes a fact out of the model; app.restore_company_fact takes that back.
create or replace function app.remove_company_fact(p_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
begin
  update public.company_facts f
  set
    status = 'removed',
    decided_by = app.user_id(),
    decided_at = now(),
    updated_at = now()
  where f.org_id = app.org_id()
    and f.id = p_id
    and f.status <> 'removed';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return p_id;
end $$;
grant execute on function app.remove_company_fact to app_user;
