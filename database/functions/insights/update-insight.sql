-- Corrects what was learned. Something rejected is not there.
create or replace function app.update_insight(p_id uuid, p_extracted_context jsonb)
returns setof app.insight_rows
language plpgsql set search_path = ''
as $$
begin
  update public.business_context_history h
  set extracted_context = p_extracted_context
  where h.org_id = app.org_id()
    and h.id = p_id
    and h.status <> 'rejected';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query select * from app.insight_row(p_id);
end $$;
grant execute on function app.update_insight to app_user;
