-- What was learned and a deliverable rests on, oldest first.
create or replace function app.output_insights(p_id uuid)
returns table (id uuid, label text, quote text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      h.id,
      (
        select string_agg(e.key || ': ' || (e.value #>> '{}'), '; ')
        from jsonb_each(h.extracted_context) e
      ),
      h.quote
    from public.insight_uses u
    join public.business_context_history h on h.org_id = u.org_id and h.id = u.insight_id
    where u.org_id = app.org_id()
      and u.output_id = p_id
      and h.status <> 'rejected'
    order by h.created_at;
end $$;
grant execute on function app.output_insights to app_user;
