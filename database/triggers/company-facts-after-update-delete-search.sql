create trigger search after update of kind, label, attributes, quote, status or delete
  on public.company_facts
  for each row execute function app.index_changed('fact');
