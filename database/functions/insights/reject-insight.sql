-- Puts away what was learned; the same words never propose it again.
create or replace function app.reject_insight(p_id uuid) returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  update public.business_context_history h
  set
    status = 'rejected',
    decided_by = app.user_id(),
    decided_at = now()
  where h.org_id = app.org_id()
    and h.id = p_id
    and h.status <> 'rejected';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.reject_insight to app_user;
